kulami-summary = Chaque bille doit être alignée avec la précédente, et une plaque appartient à qui y a le plus de billes.
kulami-theme-takes = Prend une plaque
kulami-theme-frees = Égalise sur une plaque
kulami-theme-fills = Remplit une plaque
kulami-theme-squeezes = Laisse peu de choix
kulami-theme-ends = Termine la partie
kulami-view-board = Plateau

kulami-title = Kulami, trait à { $colour }, Rouge { $red }, Noir { $black }
kulami-title-won = Kulami, { $colour } a gagné, Rouge { $red }, Noir { $black }
kulami-title-drawn = Kulami, partie nulle, Rouge { $red }, Noir { $black }

kulami-cell = { $cell } : { $what } ; { $tile }
kulami-cell-closed-1 = { $cell } : { $what } ; { $tile } ; fermée, la dernière bille est sur cette plaque
kulami-cell-closed-2 = { $cell } : { $what } ; { $tile } ; fermée, l’avant-dernière bille est sur cette plaque
kulami-marble-red = bille rouge
kulami-marble-black = bille noire
kulami-marble-red-last = bille rouge, la dernière posée
kulami-marble-black-last = bille noire, la dernière posée
kulami-tile-empty = plaque de { $size } trous, encore vide
kulami-tile-tied = plaque de { $size } trous, { $red } à { $black }, à personne
kulami-tile-owned = plaque de { $size } trous, rouge { $red }, noir { $black }, appartient à { $owner }

kulami-target-hole = Trou { $cell }
kulami-target-swap = Échanger les couleurs au lieu de poser une bille
kulami-swap = Échanger les couleurs

kulami-tell-takes = { $colour } joue { $cell } et prend la plaque de { $size } trous
kulami-tell-frees = { $colour } joue { $cell } et égalise sur la plaque de { $size } trous
kulami-tell-holds = { $colour } joue { $cell } et renforce sa plaque de { $size } trous
kulami-tell-places = { $colour } joue { $cell } sur la plaque adverse de { $size } trous
kulami-tell-swap = { $colour } échange les couleurs et joue désormais { $other }

kulami-fact-points = Points
kulami-fact-tiles = Plaques
kulami-fact-area = Plus grand groupe
kulami-fact-lines = Lignes
kulami-fact-marbles = Billes restantes
kulami-fact-lead = { $count } (+{ $lead })
kulami-fact-holes = Trous au choix
kulami-fact-board = Plateau
kulami-board-random = { $kind }, graine { $seed }
kulami-board-own = Votre propre plateau

kulami-why-all-placed = Toutes les billes sont posées.
kulami-why-no-move = Il n’y a plus de trou pour la bille suivante.

kulami-refused-syntax = Ce n’est pas un coup : nommez un trou par sa lettre et son numéro, par exemple d4.
kulami-refused-off-board = Il n’y a pas de trou à cet endroit.
kulami-refused-occupied = Il y a déjà une bille dans ce trou.
kulami-refused-not-in-line = La bille doit aller dans la ligne ou la colonne de la dernière bille.
kulami-refused-same-tile = La dernière bille est sur cette plaque, qui est donc fermée pour ce tour.
kulami-refused-previous-tile = L’avant-dernière bille est sur cette plaque, qui reste donc fermée encore un tour.
kulami-refused-no-marbles = Vous n’avez plus de billes, la partie est donc terminée.
kulami-refused-over = La partie est terminée.

# Why a position or a table is not possible.
kulami-last-marble = Dernière bille
kulami-previous-marble = Avant-dernière bille
kulami-fault-parts = Une position a cinq parties séparées par des espaces : plaques, billes, camp au trait, dernière bille, avant-dernière bille.
kulami-fault-side = Le camp au trait doit être r ou b, suivi de x si les couleurs ont été échangées.
kulami-fault-mark-cell = { $which } : « { $text } » n’est pas un trou comme d4, une lettre et un nombre.
kulami-fault-mark-hole = { $which } : il n’y a pas de trou en { $text }.
kulami-fault-shape = Les billes doivent être écrites dans la même forme que les plaques.
kulami-fault-no-marble = { $letter } n’est pas une bille : il n’y a que r, b et .
kulami-fault-no-hole = Une bille en rangée { $row }, colonne { $column } se trouve là où il n’y a pas de trou.
kulami-fault-no-exchange = À cette table, on n’échange pas les couleurs.
kulami-fault-early-exchange = Les couleurs ne peuvent pas être échangées avant la première bille.
kulami-fault-unnamed = { $which } ({ $colour }) : il faut dire où elle se trouve.
kulami-fault-misnamed = { $which } ({ $colour }) : il n’y a pas de bille de cette couleur en { $cell }.
kulami-fault-supply = { $colour } : { $count } billes sont sur le plateau, mais la boîte n’en a que { $most }.
kulami-fault-empty = Le plateau n’a aucun trou.
kulami-fault-extent = Le plateau fait { $width } de large et { $height } de haut ; le maximum est { $most } dans chaque sens.
kulami-fault-apart = Les plaques doivent toutes se toucher bord à bord.
kulami-fault-letter = { $letter } ne peut pas figurer dans un plateau : il n’y a que des lettres et .
kulami-fault-lengths = Les rangées n’ont pas la même longueur : la rangée 1 a { $first } places, la rangée { $row } en a { $found }.
kulami-fault-tile-size = La plaque { $letter } fait { $height } × { $width } : il n’y a pas de plaque de cette taille.
kulami-fault-tile-shape = Les trous de la plaque { $letter } ne forment pas un rectangle.
kulami-fault-tile-count = Plaques de { $short } × { $long } : { $count } au lieu de { $wanted }.
kulami-fault-board = Il n’y a pas de plateau « { $name } » (il y a : { $known }). Ou bien écrivez les plaques.

kulami-mode-0 = Jeu de base
kulami-mode-0-help = Sur un plateau carré au hasard ; seules les plaques comptent, chacune pour qui y a le plus de billes.
kulami-mode-1 = Avec les groupes
kulami-mode-1-help = Les plaques comptent, et le plus grand groupe de billes contiguës rapporte ce qu’il a de plus.
kulami-mode-2 = Avec les groupes et les lignes
kulami-mode-2-help = Les plaques comptent, ainsi que le plus grand groupe contigu et les lignes droites d’au moins cinq billes.
kulami-mode-3 = Plateau irrégulier
kulami-mode-3-help = Le jeu de base sur un plateau au hasard qui n’est pas un carré, avec des baies et des coins.
kulami-mode-4 = Irrégulier, toutes les règles
kulami-mode-4-help = Sur le plateau irrégulier classique, avec les groupes et les lignes ; le second joueur peut échanger les couleurs après la première bille.

kulami-option-board = Les plaques sur lesquelles on joue : au hasard, un plateau connu ou le vôtre.
kulami-option-board-square = Carré au hasard
kulami-option-board-irregular = Irrégulier au hasard
kulami-option-board-classic = Classique
kulami-option-board-irregular-classic = Classique irrégulier
kulami-option-board-example = Exemple
kulami-option-board-square-1 = Carré 1
kulami-option-board-square-2 = Carré 2
kulami-option-board-square-3 = Carré 3
kulami-option-board-square-4 = Carré 4
kulami-option-board-square-5 = Carré 5
kulami-option-board-square-6 = Carré 6
kulami-option-board-square-7 = Carré 7
kulami-option-board-sample-10 = Modèle 10
kulami-option-board-own = Votre propre plateau
kulami-option-seed = Le nombre dont est tiré un plateau au hasard : le même nombre donne le même plateau.
kulami-option-area = Le plus grand groupe de billes contiguës rapporte-t-il son avance ?
kulami-option-area-off = Les groupes ne comptent pas
kulami-option-area-on = Le plus grand groupe rapporte la différence
kulami-option-lines = Les lignes droites d’au moins cinq billes rapportent-elles leur avance ?
kulami-option-lines-off = Les lignes ne comptent pas
kulami-option-lines-on = Les plus longues lignes rapportent la différence
kulami-option-first = La couleur qui commence.
kulami-option-first-red = Rouge commence
kulami-option-first-black = Noir commence
kulami-option-swap = Le second joueur peut-il reprendre la première bille au lieu d’y répondre ?
kulami-option-swap-off = Chacun garde sa couleur
kulami-option-swap-on = La première réponse peut être d’échanger les couleurs

## Learning
kulami-lesson-first-title = La première bille
kulami-lesson-first-text = Le plateau est fait de plaques de deux, trois, quatre ou six trous. Qui a le plus de billes sur une plaque reçoit autant de points qu’elle a de trous. La première bille va où l’on veut. Vous êtes Rouge : posez-la sur l’une des quatre plus grandes plaques.
kulami-lesson-first-done = Pour l’instant la plaque est à vous et compte six points. Elle ne le reste que tant que vous y avez la majorité.
kulami-lesson-first-no-small = Un bon trou aussi, mais sur une plaque plus petite. Cherchez une plaque de six trous, trois sur deux.
kulami-lesson-row-title = Dans la même ligne
kulami-lesson-row-text = Voici l’astuce : votre bille doit aller dans la ligne ou la colonne de la dernière bille posée. Noir vient de jouer dans le trou marqué. Répondez dans sa ligne, à l’horizontale.
kulami-lesson-row-done = La distance ne compte pas, et les billes entre les deux ne bloquent pas.
kulami-lesson-row-no-column = C’est la colonne, à la verticale. C’est permis, mais essayez ici la ligne.
kulami-lesson-column-title = Dans la même colonne
kulami-lesson-column-text = La même règle vaut à la verticale. Répondez à la dernière bille noire dans sa colonne.
kulami-lesson-column-done = Chaque bille décide donc où peut aller la suivante, et la vôtre décide pour Noir.
kulami-lesson-column-no-row = C’est la ligne. Regardez au-dessus et au-dessous de la dernière bille noire.
kulami-lesson-closed-title = Deux plaques fermées
kulami-lesson-closed-text = Deux plaques sont fermées pour votre prochaine bille : celle de la dernière bille et celle de l’avant-dernière. Montrez les trois trous vides alignés avec la dernière bille noire, mais fermés.
kulami-lesson-closed-done = Les cadenas 1 et 2 montrent les plaques fermées : celle de la dernière bille adverse et celle de votre propre dernière bille.
kulami-lesson-closed-hint = Suivez la ligne et la colonne de la dernière bille noire et arrêtez-vous sur les deux plaques à cadenas.
kulami-lesson-gap-title = Par-dessus le vide
kulami-lesson-gap-text = Un plateau peut être irrégulier. Lignes et colonnes continuent là où il s’interrompt. Cette fois vous êtes Noir : répondez à la dernière bille rouge de l’autre côté du vide.
kulami-lesson-gap-done = La colonne ne s’arrête pas au bord d’une plaque. Sur un plateau irrégulier, regardez toujours plus loin qu’on ne croit.
kulami-lesson-gap-no-near = C’est aussi aligné, mais de ce côté-ci. Descendez tout droit la colonne de la dernière bille.
kulami-lesson-share-title = Rompre l’égalité
kulami-lesson-share-text = Sur la grande plaque du milieu, il y a une bille de chaque couleur : elle n’est à personne. Encore une bille rouge et ses six points sont à vous.
kulami-lesson-share-done = Deux à une : la plaque est à vous. Il faut maintenant deux billes de plus à Noir pour la prendre.
kulami-lesson-share-no-empty = Vous prenez une plaque vide, mais plus petite que celle du milieu.
kulami-lesson-share-no-own = Cette plaque est déjà à vous. Regardez celle du milieu.
kulami-lesson-biggest-title = Ce qui rapporte le plus
kulami-lesson-biggest-text = Plusieurs trous vous sont ouverts. Trouvez-en un qui rapporte six points d’un coup.
kulami-lesson-biggest-done = Une égalité sur une grande plaque vaut toute la plaque à qui y joue le prochain.
kulami-lesson-biggest-no-nothing = Cette plaque est déjà à vous. Elle devient plus sûre, mais vous ne gagnez aucun point.
kulami-lesson-biggest-no-small = Cela change moins de six points. Cherchez une grande plaque à égalité.
kulami-lesson-tie-title = La plaque de personne
kulami-lesson-tie-text = La grande plaque en haut à droite est à Noir, deux à une. Une seule bille ne suffit pas pour la prendre, mais elle suffit pour la lui ôter : égalisez.
kulami-lesson-tie-done = Noir perd six points. Cela vaut autant que six points pour vous, et c’est souvent plus facile à obtenir.
kulami-lesson-tie-no-own = Vous y gagnez quelque chose, mais moins que les six points que Noir peut perdre en haut à droite.
kulami-lesson-choices-title = Laisser peu de choix
kulami-lesson-choices-text = Votre bille décide où Noir peut aller. Jouez de sorte que Noir ait au plus deux trous à choisir.
kulami-lesson-choices-done = Moins vous laissez de trous, mieux vous prévoyez la suite.
kulami-lesson-choices-no-many = Noir a encore bien des trous. Comptez les vides dans la ligne et la colonne que votre bille ouvre.
kulami-lesson-deny-title = Attention à ce que vous offrez
kulami-lesson-deny-text = Où que vous jouiez, vous ouvrez une ligne et une colonne à Noir. Après tous vos trous sauf un, Noir peut gagner six points d’écart. Trouvez celui qui n’en donne que trois au plus.
kulami-lesson-deny-done = Chaque coup prend et donne. Regardez les deux avant de lâcher la bille.
kulami-lesson-deny-no-gift = D’ici Noir atteint une plaque qui change six points. Essayez un trou dont la ligne et la colonne offrent moins.
kulami-lesson-deny-hint = Regardez le côté droit du plateau.
kulami-lesson-area-title = Reliez vos groupes
kulami-lesson-area-text = Dans cette partie les groupes comptent aussi : qui a le plus grand groupe de billes se touchant par les côtés reçoit la différence. Reliez vos deux groupes rouges.
kulami-lesson-area-done = Six billes contre trois pour Noir : trois points de plus. Des billes en diagonale ne sont pas reliées.
kulami-lesson-area-no-other = Vos groupes restent séparés. Cherchez le trou qui touche les deux.
kulami-lesson-line-title = Cinq alignées
kulami-lesson-line-text = Ici les lignes comptent : cinq billes alignées ou plus rapportent leur nombre, à l’horizontale, à la verticale ou en diagonale. Complétez vos cinq.
kulami-lesson-line-done = Cinq points pour la ligne. Comme pour les groupes, seule compte à la fin la différence avec l’adversaire.
kulami-lesson-line-no-other = La ligne a encore un vide. Quatre de vos billes sont dans une même rangée : comblez le trou entre elles.
kulami-lesson-end-title = Le dernier mot
kulami-lesson-end-text = La partie s’arrête aussitôt que le joueur au trait n’a plus de trou, même s’il reste des billes. Il y a 21 à 21. Prenez l’avantage et ne laissez aucun trou à Noir.
kulami-lesson-end-done = 25 à 21, et c’est fini. Qui mène veut que la partie s’arrête, qui est mené veut qu’elle continue.
kulami-lesson-end-no-points = C’est la bonne plaque et vous menez, mais Noir a encore où répondre. Le trou voisin est meilleur.
kulami-lesson-end-no-goes-on = La partie continue, car Noir a encore des trous. Vérifiez ce que laisse chacun des vôtres.
kulami-rules-aim-title = Le but
kulami-rules-aim-text = Deux joueurs, Rouge et Noir, posent des billes sur un plateau fait de dix-sept plaques. Qui a le plus de billes sur une plaque reçoit autant de points qu’elle a de trous. Le plus de points gagne.
kulami-rules-board-title = Plateau et billes
kulami-rules-board-text =
    Chaque camp a 28 billes. Les plaques ont 64 trous en tout : quatre plaques de six, cinq de quatre, quatre de trois et quatre de deux.

    Elles forment un carré fermé de huit sur huit, ou une forme irrégulière de dix sur dix au plus. L’ensemble se tient par les côtés, et les vides sont permis : c’est ainsi que nous lisons les règles imprimées.
kulami-rules-turn-title = Votre tour
kulami-rules-turn-text = La première bille va dans n’importe quel trou. Ensuite, votre bille va dans un trou vide de la même ligne ou de la même colonne que la dernière bille posée. La distance ne compte pas, et les billes entre les deux ne bloquent pas.
kulami-rules-closed-title = Deux plaques sont fermées
kulami-rules-closed-text = Vous ne pouvez jouer ni sur la plaque de la dernière bille, ni sur celle de l’avant-dernière. Toutes les autres sont ouvertes, même celles déjà utilisées. Les trous cerclés sont ici alignés, mais fermés.
kulami-rules-gap-title = Par-dessus les vides
kulami-rules-gap-text = Sur un plateau irrégulier, lignes et colonnes continuent là où il s’interrompt : une bille peut aller de l’autre côté d’un vide.
kulami-rules-end-title = La fin
kulami-rules-end-text = La partie est finie quand les 56 billes sont posées, ou dès que le joueur au trait n’a plus de trou. On ne passe pas : c’est alors fini pour les deux, même s’il reste des billes.
kulami-rules-points-title = Les points
kulami-rules-points-text =
    Pour chaque plaque, qui y a le plus de billes reçoit un point par trou de la plaque, trous vides compris. Un nombre égal, ou aucune bille, ne rapporte rien à personne.

    Ici Rouge a quatre points et Noir trois, et la plaque en haut à droite est partagée. À égalité de points, la partie est nulle ; c’est notre décision.
kulami-rules-area-title = Pour aller plus loin : les groupes
kulami-rules-area-text = Si les groupes comptent, cherchez le plus grand groupe de chaque couleur dont les billes se touchent par les côtés. Qui a le plus grand reçoit la différence ; à égalité, personne ne reçoit rien.
kulami-rules-lines-title = Pour aller plus loin : les lignes
kulami-rules-lines-text =
    Si les lignes comptent, toute suite droite de cinq billes ou plus d’une couleur, horizontale, verticale ou diagonale, rapporte sa longueur. Une bille peut appartenir à plusieurs suites. La plus grande somme reçoit la différence.

    Une bille adverse, un trou vide et une place sans trou interrompent une suite ou un groupe.
kulami-rules-swap-title = L’échange des couleurs
kulami-rules-swap-text = C’est une option à nous, absente des règles imprimées : le second joueur peut répondre à la première bille en échangeant les couleurs. La bille reste et change de camp, et le premier joueur continue avec l’autre couleur. Mieux vaut donc une première bille équitable.
