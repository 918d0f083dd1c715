# Abalone.
abalone-summary = Poussez six billes adverses hors d'un plateau hexagonal.
abalone-theme-single = Une bille seule
abalone-theme-line = En ligne
abalone-theme-sidestep = Pas de côté
abalone-theme-push = Poussée
abalone-theme-eject = Éjection
abalone-view-board = Plateau

## L'image
abalone-title = Abalone : trait à { $seat }. Billes éjectées par Noir : { $black } sur { $goal }, par Blanc : { $white } sur { $goal }.
abalone-title-won = Abalone : { $seat } a gagné. Billes éjectées par Noir : { $black } sur { $goal }, par Blanc : { $white } sur { $goal }.
abalone-title-drawn = Abalone : partie nulle. Billes éjectées par Noir : { $black } sur { $goal }, par Blanc : { $white } sur { $goal }.
abalone-cell-empty = { $cell } : libre
abalone-cell-black = { $cell } : bille noire
abalone-cell-white = { $cell } : bille blanche
abalone-gutter = Billes éjectées par { $seat } : { $count } sur { $goal }

## Pointer
abalone-arrow = Aller { $way }
abalone-way-east = vers l'est
abalone-way-north-east = vers le nord-est
abalone-way-north-west = vers le nord-ouest
abalone-way-west = vers l'ouest
abalone-way-south-west = vers le sud-ouest
abalone-way-south-east = vers le sud-est

## Les coups
abalone-tell-single = { $seat } : la bille en { $first } va { $way } en { $goal }.
abalone-tell-line = { $seat } : { $count } billes en ligne, de { $first } à { $last }, avancent { $way }.
abalone-tell-side = { $seat } : { $count } billes, de { $first } à { $last }, font un pas de côté { $way }.
abalone-tell-push = { $seat } : { $count } billes, de { $first } à { $last }, poussent { $pushed ->
    [one] une bille
   *[other] { $pushed } billes
} { $way }.
abalone-tell-ejection = { $seat } : { $count } billes, de { $first } à { $last }, poussent { $pushed ->
    [one] une bille { $way } hors du plateau
   *[other] { $pushed } billes { $way }, dont une hors du plateau
}.

## À côté du plateau
abalone-fact-ejected = Éjectées
abalone-fact-marbles = Billes sur le plateau
abalone-fact-quiet = Coups depuis la dernière éjection
abalone-of = { $count } sur { $goal }

## Pourquoi un coup est impossible
abalone-refused-syntax = Ce n'est pas un coup : indiquez la bille qui bouge et la case voisine où elle va, par exemple a1b2.
abalone-refused-off-board = C'est hors du plateau, que vos propres billes ne peuvent jamais quitter.
abalone-refused-not-yours = Vous ne pouvez déplacer que vos propres billes, et aucune ne se trouve sur cette case.
abalone-refused-not-in-line = Les billes qui bougent ensemble doivent se toucher et être sur une même ligne droite.
abalone-refused-too-many = On ne peut pas déplacer plus de trois billes à la fois.
abalone-refused-blocked = L'une de vos billes, qui ne participe pas au coup, barre le passage.
abalone-refused-no-majority = Pour pousser, il faut plus de billes en ligne que l'adversaire n'en a devant vous : deux contre une, ou trois contre une ou deux.
abalone-refused-own-behind = L'une de vos billes se trouve derrière celles que vous voulez pousser : elles ne peuvent pas reculer.
abalone-refused-not-empty = Un pas de côté demande des cases libres : seules les billes qui avancent dans leur ligne peuvent pousser.
abalone-refused-over = La partie est terminée.

## Comment une partie se termine
abalone-why-ejected = assez de billes ont été poussées hors du plateau
abalone-why-no-move = le camp au trait n'avait plus aucun coup
abalone-why-repetition = la même position est apparue pour la troisième fois
abalone-why-quiet = aucune bille n'a été éjectée depuis trop longtemps

## Options
abalone-mode-0 = Standard
abalone-mode-1 = Belgian Daisy
abalone-mode-2 = German Daisy
abalone-mode-3 = Blitz
abalone-option-eject = Combien de billes adverses il faut pousser hors du plateau pour gagner.
abalone-option-eject-6 = Six, la partie habituelle
abalone-option-eject-4 = Quatre, une partie courte
abalone-option-repetition = Si une position qui revient sans cesse met fin à la partie.
abalone-option-repetition-3 = Nulle à la troisième fois
abalone-option-repetition-off = Autant de fois qu'on veut
abalone-option-quiet = Si une longue période sans éjection met fin à la partie.
abalone-option-quiet-200 = Nulle après 200 coups
abalone-option-quiet-off = Sans limite
abalone-option-layout = Comment les billes sont placées avant le premier coup.

## Positions de départ : les noms restent des noms.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Belgian Daisy
abalone-option-layout-german-daisy = German Daisy
abalone-option-layout-dutch-daisy = Dutch Daisy
abalone-option-layout-swiss-daisy = Swiss Daisy
abalone-option-layout-french-daisy = French Daisy
abalone-option-layout-irish-daisy = Irish Daisy
abalone-option-layout-scottish-daisy = Scottish Daisy
abalone-option-layout-the-wall = The Wall
abalone-option-layout-face-to-face = Face to Face
abalone-option-layout-pyramid = Pyramid
abalone-option-layout-fujiyama = Fujiyama
abalone-option-layout-domination = Domination
abalone-option-layout-domination-vs-daisy = Domination vs Daisy
abalone-option-layout-alien-attack = Alien Attack
abalone-option-layout-infiltration = Infiltration
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Alliances
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Centrifuge
abalone-option-layout-snakes = Snakes
abalone-option-layout-star = Star
abalone-option-layout-duel = Duel
abalone-option-layout-checkerboard = Checkerboard
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mosaic
abalone-option-layout-intimidation = Intimidation
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Crown
abalone-option-layout-trench = Trench
abalone-option-layout-spider = Spider
abalone-option-layout-labyrinth = Labyrinth
abalone-option-layout-octopus = Octopus
abalone-option-layout-xmas-star = Xmas Star
abalone-option-layout-cross = Cross
abalone-option-layout-snakes-variant = Snakes Variant
abalone-option-layout-korean-daisy = Korean Daisy
abalone-option-layout-the-clearing = The Clearing
abalone-option-layout-papillons = Papillons
