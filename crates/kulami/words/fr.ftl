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

kulami-mode-0 = Jeu de base
kulami-mode-1 = Avec les groupes
kulami-mode-2 = Avec les groupes et les lignes
kulami-mode-3 = Plateau irrégulier
kulami-mode-4 = Irrégulier, toutes les règles

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
