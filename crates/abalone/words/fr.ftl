# Abalone.
abalone-summary = Poussez six billes adverses hors d’un plateau hexagonal.
abalone-theme-single = Une bille seule
abalone-theme-line = En ligne
abalone-theme-sidestep = Pas de côté
abalone-theme-push = Poussée
abalone-theme-eject = Éjection
abalone-view-board = Plateau

## L’image
abalone-title = Abalone : trait à { $seat }. Billes éjectées par Noir : { $black } sur { $goal }, par Blanc : { $white } sur { $goal }.
abalone-title-won = Abalone : { $seat } a gagné. Billes éjectées par Noir : { $black } sur { $goal }, par Blanc : { $white } sur { $goal }.
abalone-title-drawn = Abalone : partie nulle. Billes éjectées par Noir : { $black } sur { $goal }, par Blanc : { $white } sur { $goal }.
abalone-cell-empty = { $cell } : libre
abalone-cell-black = { $cell } : bille noire
abalone-cell-white = { $cell } : bille blanche
abalone-gutter = Billes éjectées par { $seat } : { $count } sur { $goal }

## Pointer
abalone-arrow = Aller { $way }
abalone-way-east = vers l’est
abalone-way-north-east = vers le nord-est
abalone-way-north-west = vers le nord-ouest
abalone-way-west = vers l’ouest
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
abalone-refused-syntax = Ce n’est pas un coup : indiquez la bille qui bouge et la case voisine où elle va, par exemple a1b2.
abalone-refused-off-board = C’est hors du plateau, que vos propres billes ne peuvent jamais quitter.
abalone-refused-not-yours = Vous ne pouvez déplacer que vos propres billes, et aucune ne se trouve sur cette case.
abalone-refused-not-in-line = Les billes qui bougent ensemble doivent se toucher et être sur une même ligne droite.
abalone-refused-too-many = On ne peut pas déplacer plus de trois billes à la fois.
abalone-refused-blocked = L’une de vos billes, qui ne participe pas au coup, barre le passage.
abalone-refused-no-majority = Pour pousser, il faut plus de billes en ligne que l’adversaire n’en a devant vous : deux contre une, ou trois contre une ou deux.
abalone-refused-own-behind = L’une de vos billes se trouve derrière celles que vous voulez pousser : elles ne peuvent pas reculer.
abalone-refused-not-empty = Un pas de côté demande des cases libres : seules les billes qui avancent dans leur ligne peuvent pousser.
abalone-refused-over = La partie est terminée.

# Why a position or a table is not possible.
abalone-fault-rows = Le plateau doit avoir neuf rangées, pas { $count }.
abalone-fault-row-size = La rangée { $row } doit avoir { $size } cases.
abalone-fault-row-mark = La rangée { $row } contient « { $mark } » ; seuls S, s et des chiffres peuvent y figurer.
abalone-fault-score = { $side } : le score est « { $text } » ; il faut un nombre de { $least } à { $most }.
abalone-fault-side = Le camp au trait est « { $text } » ; il faut b ou w.
abalone-fault-quiet = Le nombre de coups depuis la dernière éjection est « { $text } » ; il faut un nombre de { $least } à { $most }.
abalone-fault-number = Le numéro du coup est « { $text } » ; il faut un nombre de { $least } à { $most }.
abalone-fault-more = Quelque chose suit le numéro du coup.
abalone-fault-marbles = { $side } : { $board } billes sur le plateau et { $lost } éjectées, c’est plus que les 14 de la boîte.
abalone-fault-both-won = Les deux camps ont éjecté { $count } billes : tous deux auraient gagné.
abalone-fault-eject = « { $text } » est impossible : on gagne avec 1 à 14 billes éjectées.
abalone-fault-layout = Il n’y a pas de disposition « { $name } ».

## Comment une partie se termine
abalone-why-ejected = Assez de billes ont été poussées hors du plateau.
abalone-why-no-move = Le camp au trait n’avait plus aucun coup.
abalone-why-repetition = La même position s’est présentée pour la troisième fois.
abalone-why-quiet = Aucune bille n’a été éjectée depuis trop longtemps.

## Options
abalone-mode-0 = Standard
abalone-mode-0-help = Le départ classique : chaque camp occupe son bout du plateau, et qui pousse six billes dehors gagne.
abalone-mode-1 = Marguerite belge
abalone-mode-1-help = Deux fleurs de sept billes par camp, face à face, si bien que les camps se rencontrent aussitôt.
abalone-mode-2 = Marguerite allemande
abalone-mode-2-help = Les mêmes fleurs, un rang plus loin du bord : il faut plus de temps pour menacer la première bille.
abalone-mode-3 = Blitz
abalone-mode-3-help = Le départ classique, mais quatre billes poussées dehors suffisent : une partie courte.
abalone-option-eject = Combien de billes adverses il faut pousser hors du plateau pour gagner.
abalone-option-eject-6 = Six, la partie habituelle
abalone-option-eject-4 = Quatre, une partie courte
abalone-option-eject-own = Un autre nombre, de 1 à 14
abalone-option-repetition = Si une position qui revient sans cesse met fin à la partie.
abalone-option-repetition-3 = Nulle à la troisième fois
abalone-option-repetition-off = Autant de fois qu’on veut
abalone-option-quiet = Si une longue période sans éjection met fin à la partie.
abalone-option-quiet-200 = Nulle après 200 coups
abalone-option-quiet-off = Sans limite
abalone-option-layout = Comment les billes sont placées avant le premier coup.

## Positions de départ : les noms restent des noms.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Marguerite belge
abalone-option-layout-german-daisy = Marguerite allemande
abalone-option-layout-dutch-daisy = Marguerite hollandaise
abalone-option-layout-swiss-daisy = Marguerite suisse
abalone-option-layout-french-daisy = Marguerite française
abalone-option-layout-irish-daisy = Marguerite irlandaise
abalone-option-layout-scottish-daisy = Marguerite écossaise
abalone-option-layout-the-wall = Le mur
abalone-option-layout-face-to-face = Face à face
abalone-option-layout-pyramid = Pyramide
abalone-option-layout-fujiyama = Fujiyama
abalone-option-layout-domination = Domination
abalone-option-layout-domination-vs-daisy = Domination contre marguerite
abalone-option-layout-alien-attack = Attaque extraterrestre
abalone-option-layout-infiltration = Infiltration
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Alliances
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Centrifugeuse
abalone-option-layout-snakes = Serpents
abalone-option-layout-star = Étoile
abalone-option-layout-duel = Duel
abalone-option-layout-checkerboard = Damier
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mosaïque
abalone-option-layout-intimidation = Intimidation
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Couronne
abalone-option-layout-trench = Tranchée
abalone-option-layout-spider = Araignée
abalone-option-layout-labyrinth = Labyrinthe
abalone-option-layout-octopus = Pieuvre
abalone-option-layout-xmas-star = Étoile de Noël
abalone-option-layout-cross = Croix
abalone-option-layout-snakes-variant = Serpents, variante
abalone-option-layout-korean-daisy = Marguerite coréenne
abalone-option-layout-the-clearing = La clairière
abalone-option-layout-papillons = Papillons

## Learning
abalone-lesson-step-title = Une bille, un pas
abalone-lesson-step-text = Les billes noires sont à vous. Touchez votre bille, puis l’une des flèches qui l’entourent : une bille avance d’une case dans l’une des six directions. Amenez-la sur la case marquée d’un anneau.
abalone-lesson-step-done = Toute case à l’écart du bord a six voisines, et une bille seule peut aller sur n’importe laquelle, si elle est vide.
abalone-lesson-step-no-elsewhere = Un bon pas, mais vers une autre case. Celle de l’anneau est en haut à droite.
abalone-lesson-line-title = Trois comme un train
abalone-lesson-line-text = Deux ou trois de vos billes qui se touchent sur une ligne droite peuvent avancer ensemble. Touchez la première et la dernière des trois, puis la flèche qui monte vers la droite, dans leur ligne.
abalone-lesson-line-done = Toutes les trois ont avancé d’une case. C’est un coup en ligne, et seul un tel coup peut pousser, comme vous le verrez bientôt.
abalone-lesson-line-no-fewer = Seules les billes de devant avancent, les autres restent. Prenez les trois : commencez par celle de derrière.
abalone-lesson-line-no-back = Toutes les trois ont suivi leur ligne, mais dans l’autre sens. Elles doivent monter vers la droite.
abalone-lesson-line-no-aside = C’est possible, mais ce n’est pas un coup des trois billes dans leur ligne. Choisissez d’abord les deux bouts, puis la flèche qui monte vers la droite.
abalone-lesson-side-title = Un pas de côté
abalone-lesson-side-text = Des billes alignées peuvent aussi faire un pas de côté, toutes à la fois et dans la même direction. Toutes les cases d’arrivée doivent être vides. Faites un pas de côté avec les trois.
abalone-lesson-side-done = Un pas de côté ne pousse jamais, mais rien ne tourne plus vite un groupe vers un nouveau front.
abalone-lesson-side-no-line = Ce coup suit la ligne. De côté veut dire ici vers le haut ou vers le bas, pas à gauche ni à droite.
abalone-lesson-side-no-fewer = Bonne idée, mais prenez les trois : touchez les billes des deux bouts, celle du milieu suit.
abalone-lesson-four-title = Jamais plus de trois
abalone-lesson-four-text = Quatre de vos billes sont alignées, mais trois au plus peuvent bouger à la fois. Avancez-en le plus possible vers le haut à droite, dans la ligne.
abalone-lesson-four-done = Les trois de devant ont avancé, la quatrième est restée. Elle n’aide pas non plus à pousser : trois est toujours la limite.
abalone-lesson-four-no-fewer = Cela marche, mais une bille de plus pouvait suivre.
abalone-lesson-four-no-other = C’est permis, mais pas dans la ligne, vers le haut à droite. Commencez par la deuxième bille en partant de l’arrière.
abalone-lesson-push-title = Deux poussent une
abalone-lesson-push-text = Voici le cœur du jeu. Deux de vos billes en ligne poussent une bille blanche placée juste devant elles, si la case derrière elle est vide. On appelle cela un sumito. Poussez !
abalone-lesson-push-done = La bille blanche a dû reculer. Pousser n’est jamais obligatoire : c’est un coup parmi d’autres.
abalone-lesson-push-no-other = Rien n’est encore poussé. Prenez vos deux billes sous la blanche et avancez-les vers elle.
abalone-lesson-count-title = Comptez d’abord
abalone-lesson-count-text = On ne pousse que là où l’on a plus de billes dans la ligne : deux contre une, trois contre une, trois contre deux. À égalité, on se bloque. Une seule de ces trois lignes peut pousser. Laquelle ?
abalone-lesson-count-done = Trois contre deux. Les deux autres lignes se bloquent : tant que les nombres sont égaux, personne ne pousse personne.
abalone-lesson-count-no-other = C’est permis, mais rien n’est poussé. Cherchez la ligne où Noir a plus de billes que Blanc.
abalone-lesson-behind-title = De la place derrière, le contact devant
abalone-lesson-behind-text = Pour pousser, il faut trois choses : plus de billes que l’adversaire, le contact sans intervalle et, derrière les billes poussées, une case vide ou le bord. Une seule de vos quatre paires a tout cela. Poussez avec elle.
abalone-lesson-behind-done = Les autres échouaient à cause d’un intervalle, d’une égalité et d’une de vos propres billes placée derrière.
abalone-lesson-behind-no-gap = Il y avait un intervalle : vous n’avez fait que vous rapprocher. Pour pousser, il faut être déjà au contact.
abalone-lesson-behind-no-other = Rien n’est poussé. Vérifiez chaque paire : le contact, le nombre, et la place derrière la bille blanche.
abalone-lesson-edge-title = Par-dessus bord
abalone-lesson-edge-text = Derrière cette bille blanche il n’y a plus de case, seulement le bord. Éjectez-la !
abalone-lesson-edge-done = La bille est dans la gouttière et compte pour vous. Six gagnent la partie.
abalone-lesson-edge-hint = Regardez le bord droit : deux des vôtres contre une.
abalone-lesson-choose-title = La poussée qui compte
abalone-lesson-choose-text = Blanc est au bord à deux endroits. Trouvez la poussée qui éjecte une bille.
abalone-lesson-choose-done = Trois contre deux : la blanche de derrière est tombée, celle de devant a pris sa place. Deux contre deux, à l’autre bord, rien n’aurait bougé.
abalone-lesson-choose-no-inside = C’est une poussée, mais la bille blanche reste sur le plateau. Cherchez-en une qui mène par-dessus bord.
abalone-lesson-danger-title = Voir le danger
abalone-lesson-danger-text = Imaginez que c’est à Blanc de jouer. Montrez les billes noires que Blanc pourrait éjecter aussitôt. Il y en a deux.
abalone-lesson-danger-done = Toutes deux sont au bord, avec deux billes blanches alignées contre elles. Celle du haut n’en affronte qu’une, et au milieu personne ne tombe.
abalone-lesson-danger-hint = Seules les billes du bord peuvent tomber. Comptez les blanches sur les lignes qui les visent.
abalone-lesson-escape-title = S’échapper à temps
abalone-lesson-escape-text = Blanc s’apprête à éjecter votre bille de droite. Sauvez-la.
abalone-lesson-escape-done = Hors de la ligne, hors de danger. Un pas le long du bord suffisait.
abalone-lesson-escape-no-lost = Blanc répond avec sa paire de droite, et votre bille disparaît. Voyez où elle peut s’écarter.
abalone-lesson-wall-title = Trois tiennent bon
abalone-lesson-wall-text = Trois billes blanches menacent de pousser vos deux billes vers le coin. Trois en ligne ne peuvent jamais être poussées dans cette ligne. Amenez une troisième bille derrière vos deux.
abalone-lesson-wall-done = Trois contre trois : un blocage. Tant que votre ligne reste fermée, rien ne passe par ici.
abalone-lesson-wall-no-pushed = Blanc peut encore avancer dans cette ligne. L’une de vos billes est juste à côté de la place derrière vos deux.
abalone-lesson-turn-title = Tourner, puis frapper
abalone-lesson-turn-text = La bille blanche au bord droit est seule, mais aucune de vos lignes ne la vise encore. Faites un pas de côté avec deux billes pour la viser. Si Blanc regarde ailleurs, frappez.
abalone-lesson-turn-done = Un pas de côté a créé la menace, le coup suivant l’a exécutée. Une menace qui améliore aussi votre position ne coûte rien.
abalone-lesson-turn-no-slow = Une bille seule ne pousse pas. Les deux doivent arriver dans la rangée de la blanche : déplacez-les ensemble.
abalone-lesson-exchange-title = Coup pour coup
abalone-lesson-exchange-text = Vous pouvez éjecter une bille, mais Blanc peut riposter en haut. Comptez : qui y gagne ? Commencez, et continuez jusqu’à mener deux à un.
abalone-lesson-exchange-done = Deux pour une. La première poussée a placé vos billes juste derrière la cible suivante : voilà pourquoi l’échange était bon.
abalone-lesson-win-title = La sixième bille
abalone-lesson-win-text = Vous avez éjecté cinq billes, Blanc quatre. Encore une et vous gagnez aussitôt. Concluez.
abalone-lesson-win-done = Six : la partie est finie et vous avez gagné. Vous connaissez toutes les règles. Essayez une vraie partie, de préférence à partir de la Marguerite belge.
abalone-lesson-win-no-push = C’est une poussée, mais la bille reste sur le plateau. Votre sixième est au bord.
abalone-rules-aim-title = Le but
abalone-rules-aim-text =
    Deux joueurs se poussent mutuellement les billes sur un plateau hexagonal. Le premier qui fait passer six billes adverses par-dessus bord a gagné.

    Il n’y a ni hasard ni rien de caché.
abalone-rules-board-title = Plateau et billes
abalone-rules-board-text =
    Le plateau a 61 cases, cinq par côté. Chaque joueur a quatorze billes. Noir commence, puis chacun joue à son tour.

    Une case a une lettre pour sa rangée, de bas en haut, et un numéro pour sa diagonale : le milieu du plateau est e5.
abalone-rules-line-title = Le coup en ligne
abalone-rules-line-text =
    À votre tour, vous avancez une, deux ou trois de vos billes d’une case. Il faut jouer, on ne passe pas.

    Deux ou trois billes avancent ensemble seulement si elles se touchent sur une même ligne droite. Dans cette ligne, elles se suivent comme des wagons ; la case devant doit être vide, à moins de pouvoir pousser.
abalone-rules-side-title = Le pas de côté
abalone-rules-side-text = Deux ou trois billes alignées peuvent aussi faire un pas de côté, toutes à la fois et dans la même direction. Toutes les cases d’arrivée doivent être vides : un pas de côté ne pousse jamais.
abalone-rules-push-title = Pousser : le sumito
abalone-rules-push-text =
    En jouant en ligne, vous pouvez pousser des billes adverses placées juste devant. Il en faut plus : deux en poussent une, trois en poussent une ou deux. Rien d’autre n’est une poussée.

    Derrière les billes poussées, il faut une case vide ou le bord. Pousser n’est jamais obligatoire.
abalone-rules-no-push-title = Quand on ne peut pas pousser
abalone-rules-no-push-text =
    Aucune de ces lignes noires ne peut pousser. De haut en bas : deux contre deux, égalité ; un intervalle ; trois contre trois, égalité ; derrière la bille blanche se trouve une noire.

    Une quatrième bille n’aide pas, trois seulement participent. Trois en ligne ne peuvent donc jamais être poussées dans cette ligne.
abalone-rules-edge-title = Hors du plateau
abalone-rules-edge-text = Une bille poussée par-dessus bord quitte le jeu et compte pour celui qui l’a poussée. Vos propres billes ne peuvent jamais quitter le plateau par votre coup.
abalone-rules-end-title = La victoire
abalone-rules-end-text =
    La sixième bille éjectée gagne aussitôt. Dans la partie courte, Blitz, quatre suffisent.

    On peut jouer à la pendule : qui épuise son temps a perdu.
abalone-rules-draws-title = Nulles et autres fins
abalone-rules-draws-text =
    Les règles imprimées ne disent pas comment finit une partie qui n’avance plus ; nous avons donc décidé : la même position avec le même joueur au trait pour la troisième fois depuis la dernière éjection est nulle, de même que 200 coups de suite sans éjection. Les deux peuvent être désactivés.

    Qui n’a plus aucun coup possible perd ; c’est très rare. On peut aussi convenir d’une nulle.
abalone-rules-layouts-title = D’autres départs
abalone-rules-layouts-text = Le départ standard récompense la patience : chacun peut se serrer en blocs imprenables. Les joueurs expérimentés préfèrent la Marguerite belge, où les camps se rencontrent aussitôt. Bien d’autres dispositions sont proposées.
abalone-gallery = Formations
abalone-gallery-text = Les groupes de billes ont des noms. Qui les connaît en voit davantage d’un coup d’œil.
abalone-gallery-lance-title = Lance
abalone-gallery-lance-text = Trois billes qui se touchent en ligne droite : l’attaque la plus forte dans cette ligne, et une défense qu’on ne peut pousser.
abalone-gallery-arc-title = Arc
abalone-gallery-arc-text = Trois billes qui se touchent en ligne brisée. Un pas d’une bille du bout en fait une lance ou un bouclier.
abalone-gallery-shield-title = Bouclier
abalone-gallery-shield-text = Trois billes en triangle, chacune touchant les deux autres. Compact et maniable, mais profond de deux billes seulement dans chaque direction.
abalone-gallery-singlet-title = Bille isolée
abalone-gallery-singlet-text = Une bille qui n’en touche aucune autre de sa couleur. Au milieu elle n’est que faible, au bord c’est une cible.
abalone-gallery-doublet-title = Doublet
abalone-gallery-doublet-text = Deux billes d’une couleur qui se touchent. Elles en poussent une, et dans leur ligne seule une lance les pousse.
abalone-gallery-triplet-title = Triplet
abalone-gallery-triplet-text = Trois billes d’une couleur qui se touchent, en toute forme : une lance, comme ici, un arc ou un bouclier.
abalone-gallery-multiplet-title = Multiplet
abalone-gallery-multiplet-text = Plus de trois billes d’une couleur qui se touchent. Jamais plus de trois n’avancent en un tour, si grand que soit le groupe.
abalone-gallery-block-title = Bloc
abalone-gallery-block-text = Un groupe fait de lignes de trois dans toutes les directions d’où vient l’attaque. Blanc ne peut le pousser d’aucun côté.
abalone-gallery-clinch-title = Blocage
abalone-gallery-clinch-text = Des nombres égaux se font face sur une ligne, ici trois contre trois. Personne ne pousse tant que rien ne change de côté.
abalone-gallery-sumito-title = Sumito
abalone-gallery-sumito-text = Une ligne plus nombreuse que celle d’en face : deux contre une, trois contre une, trois contre deux. Elle peut pousser.
