# Ce que dit Cubulus.
cubulus-summary = Poussez des billes dans un cube et formez un carré de quatre billes de votre couleur sur une de ses faces.
cubulus-theme-fill = Dans une place vide
cubulus-theme-insert = Pousse plus loin
cubulus-theme-shift = Décale une ligne pleine
cubulus-view-net = Patron
cubulus-view-faces = Faces deux par deux
cubulus-view-cube = Cube
cubulus-mode-0 = Deux joueurs
cubulus-mode-1 = Trois joueurs
cubulus-mode-2 = Coins rouges
cubulus-option-players = Combien de joueurs participent.
cubulus-option-players-2 = Blanc contre Noir ; les billes rouges sont neutres
cubulus-option-players-3 = Blanc, Noir et Rouge, chacun pour soi, dans un cube vide
cubulus-option-setup = D'où viennent les billes neutres d'une partie à deux.
cubulus-option-setup-choose = Noir les place avant la partie
cubulus-option-repetition = Si une position qui revient sans cesse fait partie nulle.
cubulus-option-repetition-3 = quand elle se présente pour la troisième fois
cubulus-option-repetition-off = jamais
cubulus-option-cap = Si une longue partie est déclarée nulle.
cubulus-option-cap-300 = après 300 coups, sans compter la mise en place
cubulus-option-cap-off = jamais
cubulus-why-square = Il y a un carré de quatre billes d'une même couleur sur une face.
cubulus-why-repetition = La même position s'est présentée pour la troisième fois.
cubulus-why-cap = La partie a atteint sa longueur maximale.
cubulus-refused-syntax = Ce n'est pas un coup : désignez l'une des neuf cases d'une face, par exemple F5.
cubulus-refused-occupied = Il y a déjà une bille à cet endroit.
cubulus-refused-order = Les billes neutres se placent dans l'ordre : de la couche du haut vers le bas, de l'arrière vers l'avant, de gauche à droite, et il doit rester de la place pour les suivantes.
cubulus-refused-line-full = La ligne derrière cette case est pleine et ne prend plus de bille ; on peut seulement la décaler.
cubulus-refused-no-balls = Vos neuf billes sont toutes dans le cube : vous ne pouvez plus que décaler des lignes pleines.
cubulus-refused-nothing-changes = Cela ne changerait rien : décaler trois billes d'une même couleur, ou passer quand un coup est possible, n'est pas permis.
cubulus-refused-ko = Cette ligne vient d'être décalée : vous ne pouvez pas la remettre aussitôt comme avant.
cubulus-refused-set-up = Les billes neutres se placent avant le début de la partie, et seulement alors.
cubulus-refused-over = La partie est terminée.
cubulus-title = Cubulus : { $side } doit jouer
cubulus-title-placing = Cubulus : { $side } place les billes neutres, encore { $count }
cubulus-title-won = Cubulus : { $side } a un carré et gagne
cubulus-title-shared = Cubulus : { $side } et { $other } ont des carrés et partagent la victoire
cubulus-cell = { $cell } : { $ball } ; derrière : { $middle }, { $far }
cubulus-cell-ko = { $cell } : { $ball }, ne peut pas être poussée maintenant ; derrière : { $middle }, { $far }
cubulus-centre = Centre du cube : { $ball }
cubulus-top = haut
cubulus-middle = milieu
cubulus-bottom = bas
cubulus-pass = Passer
cubulus-target-place = placer une bille neutre en { $cell }
cubulus-target-place-centre = placer une bille neutre au centre
cubulus-target-fill = placer une bille ici. { $cell }
cubulus-target-insert = pousser une bille ici. { $cell }
cubulus-target-shift = décaler la ligne pleine à partir d'ici. { $cell }
cubulus-target-pass = passer, faute de coup possible
cubulus-tell-place = { $side } place une bille neutre en { $cell }
cubulus-tell-place-centre = { $side } place une bille neutre au centre
cubulus-tell-fill = { $side } place une bille en { $cell }
cubulus-tell-fill-centre = { $side } pousse une bille au centre
cubulus-tell-insert = { $count ->
    [one] { $side } pousse une bille en { $cell } et une bille avance
   *[other] { $side } pousse une bille en { $cell } et { $count } billes avancent
}
cubulus-tell-shift = { $side } décale la ligne en { $cell } : une bille tombe en { $far } et rentre en { $cell } ({ $ball })
cubulus-tell-pass = { $side } ne peut pas jouer et passe
cubulus-tell-won = { $move }. { $winner } a un carré et gagne
cubulus-tell-shared = { $move }. { $winner } et { $other } ont des carrés et partagent la victoire
cubulus-row = { $count ->
    [one] { $ball } : encore { $count } bille
   *[other] { $ball } : encore { $count } billes
}
cubulus-supply = Billes en réserve
cubulus-threats = Carrés auxquels il manque une bille
cubulus-neutral = Billes neutres à placer
cubulus-ko = Ne peut pas être poussée maintenant
cubulus-facelet = { $cell }
