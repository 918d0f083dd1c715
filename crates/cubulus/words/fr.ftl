# Ce que dit Cubulus.
cubulus-summary = Poussez des billes dans un cube et formez un carré de quatre billes de votre couleur sur une de ses faces.
cubulus-theme-fill = Dans une place vide
cubulus-theme-insert = Pousse plus loin
cubulus-theme-shift = Décale une ligne pleine
cubulus-view-net = Patron
cubulus-view-faces = Faces
cubulus-view-cube = Cube
cubulus-mode-0 = Deux joueurs
cubulus-mode-0-help = Blanc contre Noir ; avant la partie, Noir place neuf billes rouges neutres.
cubulus-mode-1 = Trois joueurs
cubulus-mode-1-help = Blanc, Noir et Rouge, chacun pour soi, dans un cube vide.
cubulus-mode-2 = Coins rouges
cubulus-mode-2-help = Blanc contre Noir ; les neuf billes neutres sont déjà dans les huit coins et au milieu.
cubulus-option-players = Combien de joueurs participent.
cubulus-option-players-2 = Blanc contre Noir ; les billes rouges sont neutres
cubulus-option-players-3 = Blanc, Noir et Rouge, chacun pour soi, dans un cube vide
cubulus-option-setup = D’où viennent les billes neutres d’une partie à deux.
cubulus-option-setup-choose = Noir les place avant la partie
cubulus-option-setup-own = Données d’avance : 27 signes, case par case depuis le haut, r pour une bille rouge et un point pour aucune. Neuf doivent être rouges.
cubulus-option-repetition = Si une position qui revient sans cesse fait partie nulle.
cubulus-option-repetition-3 = quand elle se présente pour la troisième fois
cubulus-option-repetition-off = jamais
cubulus-option-cap = Si une longue partie est déclarée nulle.
cubulus-option-cap-300 = après 300 coups, sans compter la mise en place
cubulus-option-cap-off = jamais
cubulus-why-square = Il y a un carré de quatre billes d’une même couleur sur une face.
cubulus-why-repetition = La même position s’est présentée pour la troisième fois.
cubulus-why-cap = La partie a atteint sa longueur maximale.
cubulus-refused-syntax = Ce n’est pas un coup : désignez l’une des neuf cases d’une face, par exemple F5.
cubulus-refused-occupied = Il y a déjà une bille à cet endroit.
cubulus-refused-order = Les billes neutres se placent dans l’ordre : de la couche du haut vers le bas, de l’arrière vers l’avant, de gauche à droite, et il doit rester de la place pour les suivantes.
cubulus-refused-line-full = La ligne derrière cette case est pleine et ne prend plus de bille ; on peut seulement la décaler.
cubulus-refused-no-balls = Vos neuf billes sont toutes dans le cube : vous ne pouvez plus que décaler des lignes pleines.
cubulus-refused-nothing-changes = Cela ne changerait rien : décaler trois billes d’une même couleur, ou passer quand un coup est possible, n’est pas permis.
cubulus-refused-ko = Cette ligne vient d’être décalée : vous ne pouvez pas la remettre aussitôt comme avant.
cubulus-refused-set-up = Les billes neutres se placent avant le début de la partie, et seulement alors.
cubulus-refused-over = La partie est terminée.

# Why a position or a table is not possible.
cubulus-layer-top = Couche du haut
cubulus-layer-middle = Couche du milieu
cubulus-layer-bottom = Couche du bas
cubulus-fault-layers = Le cube doit avoir trois couches séparées par « / », pas { $count }.
cubulus-fault-layer-size = { $layer } : il faut 9 cases, pas { $count }.
cubulus-fault-layer-mark = { $layer } : seuls w, b, r et . peuvent y figurer.
cubulus-fault-balls = Il y a { $count } billes « { $letter } », mais seulement neuf dans la boîte.
cubulus-fault-side-of-two = Le camp au trait doit être w ou b.
cubulus-fault-side-of-three = Le camp au trait doit être w, b ou r.
cubulus-fault-ko = La troisième partie doit être « - » ou la case qu’on ne peut pas pousser maintenant.
cubulus-fault-ko-gap = { $facelet } ne peut pas être interdit : la ligne derrière n’est pas pleine.
cubulus-fault-ko-plain = { $facelet } ne peut pas être interdit : la ligne derrière est d’une seule couleur.
cubulus-fault-out-of-two = La quatrième partie est pour qui est sorti d’une partie à trois.
cubulus-fault-out-letter = La quatrième partie doit être la lettre de qui est sorti.
cubulus-fault-out-moves = Celui qui doit jouer est sorti de la partie.
cubulus-fault-more = Quelque chose suit la position.
cubulus-fault-neutrals = Une partie à deux se joue avec neuf billes neutres dans le cube, pas { $count }.
cubulus-fault-placer = Pendant qu’on place les billes neutres, c’est à Noir de jouer.
cubulus-fault-no-room = Derrière la dernière bille neutre, il n’y a plus de place pour les suivantes.
cubulus-fault-setup-of-three = On ne peut pas donner les billes neutres d’avance : une partie à trois n’en a pas.
cubulus-fault-setup-size = Les billes neutres se donnent par 27 caractères, un par case, pas { $count }.
cubulus-fault-setup-mark = Les billes neutres ne se donnent que par r et .
cubulus-fault-setup-count = Il faut neuf billes neutres, pas { $count }.
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
cubulus-asked-place = { $count ->
    [one] Placez la dernière bille neutre où vous voulez.
   *[other] Placez les billes neutres où vous voulez, dans n’importe quel ordre : il en reste { $count }. Touchez-en une pour la reprendre.
}
cubulus-pass = Passer
cubulus-target-place = placer une bille neutre en { $cell }
cubulus-target-place-centre = placer une bille neutre au centre
cubulus-target-fill = placer une bille ici. { $cell }
cubulus-target-insert = pousser une bille ici. { $cell }
cubulus-target-shift = décaler la ligne pleine à partir d’ici. { $cell }
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

# Apprendre.
cubulus-lesson-fill-title = Une bille dans le cube
cubulus-lesson-fill-text = Le cube est déplié pour que vous voyiez ses six faces à la fois. Chacune a une lettre : F est l’avant. Les billes blanches sont à vous. Touchez la case marquée d’un anneau pour y mettre une bille.
cubulus-lesson-fill-done = La bille occupe l’un des 27 compartiments du cube. Tout compartiment vide que l’on atteint de l’extérieur convient.
cubulus-lesson-fill-no-elsewhere = Une bonne case, mais il faut celle de l’anneau : le milieu de la face F.
cubulus-lesson-corner-title = Une bille, trois faces
cubulus-lesson-corner-text = Une bille dans un coin du cube se voit sur trois faces, une bille sur une arête sur deux. Placez-en une qui se voie à la fois en haut (U), devant (F) et à droite (R).
cubulus-lesson-corner-done = U9, F3 et R1 sont le même compartiment. Touchez n’importe laquelle des trois cases : c’est le même coup.
cubulus-lesson-corner-no-two = Cette bille est sur une arête et se voit sur deux faces. Cherchez le coin où les trois se rejoignent.
cubulus-lesson-corner-hint = Sur la face F, c’est le coin en haut à droite.
cubulus-lesson-block-title = Quatre en bloc
cubulus-lesson-block-text = Quatre billes de votre couleur en carré sur une même face, et c’est gagné. Sur la face avant F, il vous en manque une pour un petit bloc. Complétez-le.
cubulus-lesson-block-done = Quatre en bloc : Blanc a gagné. Chaque face offre quatre emplacements pour un tel bloc.
cubulus-lesson-block-hint = Sur la face F, trois billes blanches laissent libre une case de leur bloc.
cubulus-lesson-tilted-title = Le carré sur la pointe
cubulus-lesson-tilted-text = Les milieux des quatre arêtes d’une face forment aussi un carré, posé sur la pointe. Trois billes alignées, en revanche, ne valent rien. Trouvez la case gagnante.
cubulus-lesson-tilted-done = Le carré de la face R est complet. Les trois billes alignées sur la face L n’étaient là que pour vous distraire.
cubulus-lesson-tilted-hint = Regardez les milieux des arêtes de la face R.
cubulus-lesson-edge-title = Comptez les billes, pas les ronds
cubulus-lesson-edge-text = Les quatre coins d’une face forment aussi un carré. Mais attention : une bille au bord du cube est dessinée sur plusieurs faces, si bien que deux billes en paraissent quatre. Trouvez le vrai carré et complétez-le.
cubulus-lesson-edge-done = Les coins de la face du dessous D sont à vous. Sur l’arête arrière du dessus, il n’y avait que deux billes blanches, dessinées plusieurs fois.
cubulus-lesson-edge-hint = Regardez les coins de la face D.
cubulus-lesson-push-title = Poussez-la dedans
cubulus-lesson-push-text = On peut aussi pousser là où il y a une bille. Elle avance d’un pas vers l’intérieur s’il y a de la place derrière elle, et la vôtre prend sa place. Une bille noire au milieu de la face R gêne votre carré. Poussez-la dedans.
cubulus-lesson-push-done = La bille noire est maintenant au centre du cube, et le carré est à vous. Aucune bille ne quitte le cube pour de bon.
cubulus-lesson-push-hint = Touchez la bille noire au milieu de la face R.
cubulus-lesson-direction-title = De quel côté ?
cubulus-lesson-direction-text = La bille noire marquée d’un anneau vous gêne. Elle est sur l’arête entre les faces R et D : vous pouvez la pousser de l’une ou de l’autre, et elle ne part pas du même côté. Quelle poussée gagne ?
cubulus-lesson-direction-done = Poussée depuis R, la bille noire a glissé le long du fond, hors de votre carré. Poussée depuis D, elle serait montée en plein dedans.
cubulus-lesson-direction-no-up = Poussée depuis D, la bille noire monte et se retrouve dans votre carré. Poussez-la depuis l’autre face.
cubulus-lesson-train-title = Deux d’un coup
cubulus-lesson-train-text = Impossible d’enfoncer la bille noire au milieu de F : la ligne derrière elle est pleine. Mais une poussée peut déplacer deux billes. Poussez depuis une autre face pour qu’une de vos propres billes glisse au milieu.
cubulus-lesson-train-done = Votre bille a glissé au milieu, la noire a avancé devant elle, et la nouvelle bille a comblé le vide.
cubulus-lesson-train-no-straight = La ligne derrière cette case est pleine, elle s’est donc décalée : une bille rouge est tombée à l’arrière et rentrée ici. Essayez par le côté.
cubulus-lesson-train-hint = Poussez une bille blanche voisine du milieu : celle de gauche depuis la face L, ou celle du dessus depuis la face U.
cubulus-lesson-turn-title = Une ligne pleine se décale
cubulus-lesson-turn-text = Quand les trois compartiments d’une ligne sont occupés, aucune nouvelle bille n’entre. La ligne se décale : chaque bille avance d’un cran, et celle qui tombe à l’autre bout rentre là où vous avez poussé. Complétez ainsi votre carré sur U.
cubulus-lesson-turn-done = La bille blanche est tombée en bas et rentrée en haut. Cela ne vous a même pas coûté une bille.
cubulus-lesson-turn-no-below = La bonne ligne, mais le mauvais bout : cette fois, la bille du haut est rentrée en bas.
cubulus-lesson-turn-hint = Une bille blanche se trouve au milieu de D. Par quel bout faut-il pousser pour l’amener en haut ?
cubulus-lesson-ko-title = Pas de retour immédiat
cubulus-lesson-ko-text = Noir vient de décaler la ligne qui va du milieu de L au milieu de R. Vous ne pouvez pas la remettre aussitôt comme avant ; essayez, si vous voulez. Tout autre coup est permis, et l’un d’eux gagne.
cubulus-lesson-ko-done = Vous pouvez continuer à décaler la ligne dans le même sens, mais pas la ramener. L’interdiction ne dure qu’un coup.
cubulus-lesson-ko-hint = Poussez là où Noir a poussé.
cubulus-lesson-trap-title = Regardez les deux bouts
cubulus-lesson-trap-text = Si votre coup donne un carré à Noir, c’est Noir qui gagne, même si vous en avez un aussi. Il vous manque une bille au milieu de la face du dessous D. Trouvez un chemin qui n’aide pas Noir.
cubulus-lesson-trap-done = Votre bille est venue par le côté, et le dessus est resté tel quel. Regardez toujours chaque bille qui bouge.
cubulus-lesson-trap-no-gift = Votre carré y est, mais la ligne a aussi fait monter une bille noire. Noir a un carré à son tour et gagne.
cubulus-lesson-trap-hint = Poussez une de vos billes voisines du milieu de D, depuis la face F ou la face L.
cubulus-lesson-defend-title = Empêchez le carré
cubulus-lesson-defend-text = Vous ne pouvez pas gagner tout de suite, et il ne manque à Noir qu’une bille sur la face avant F. Trouvez un coup après lequel Noir ne peut pas gagner aussitôt.
cubulus-lesson-defend-done = On peut occuper le compartiment qui manque, pousser l’une des trois billes ailleurs, ou la sortir du carré en décalant sa ligne.
cubulus-lesson-defend-no-lost = Noir complète quand même un carré et gagne. Prenez le compartiment qui manque, ou déplacez l’une des trois billes noires.
cubulus-lesson-defend-hint = Il manque à Noir le coin en haut à gauche de F.
cubulus-lesson-supply-title = Les neuf sont dedans
cubulus-lesson-supply-text = Vos neuf billes sont toutes dans le cube : vous ne pouvez plus que décaler des lignes pleines. Un seul décalage gagne.
cubulus-lesson-supply-done = La ligne a apporté le quatrième coin à la face L. Mais qui garde une bille en réserve a plus de choix.
cubulus-lesson-supply-hint = Regardez les coins de la face L.
cubulus-lesson-double-title = Deux menaces à la fois
cubulus-lesson-double-text = Noir peut parer une menace, pas deux en même temps. Placez une bille qui menace de faire un carré sur deux faces. Puis concluez, quoi que fasse Noir.
cubulus-lesson-double-done = Noir n’a pu en parer qu’une. Une double menace décide la plupart des parties.
cubulus-lesson-double-no-single = Noir a une réponse à cela. Cherchez sur une arête un compartiment qui serve à des carrés sur deux faces.
cubulus-lesson-double-hint = Le compartiment est sur l’arête entre les faces D et L.
cubulus-rules-aim-title = Le but
cubulus-rules-aim-text =
    On pousse des billes dans un cube par tous les côtés, et elles s’y poussent les unes les autres. Le premier qui a quatre billes de sa couleur en carré sur une face a gagné.

    Un carré, c’est l’un des quatre petits blocs, les quatre coins ou les milieux des quatre arêtes. Avec six faces, cela fait 36.
cubulus-rules-cube-title = Le cube et son patron
cubulus-rules-cube-text =
    Le cube a 27 compartiments, et il y a 27 billes : neuf blanches, neuf noires et neuf rouges. Le patron montre les six faces : U est le haut, D le bas, F l’avant, B l’arrière, L la gauche et R la droite, avec des cases de 1 à 9.

    Une bille dans un coin se voit sur trois faces, une bille sur une arête sur deux. Le centre du cube ne se voit sur aucune et n’appartient à aucun carré.
cubulus-rules-setup-title = Avant une partie à deux
cubulus-rules-setup-text = Blanc joue contre Noir, et les neuf billes rouges sont neutres. Noir les place dans les compartiments de son choix, centre compris. Puis Blanc commence. Les carrés de billes neutres ne comptent pas.
cubulus-rules-push-title = Une nouvelle bille
cubulus-rules-push-text =
    À votre tour, vous poussez sur une case. Tant qu’il y a de la place dans la ligne derrière elle, une bille de votre réserve y entre. Si le compartiment est vide, c’est tout. Sinon, la bille qui s’y trouve avance d’un pas vers l’intérieur et entraîne la suivante si elles se touchent.

    Rien ne saute, et votre nouvelle bille finit toujours dans le compartiment où vous avez poussé.
cubulus-rules-turn-title = Décaler une ligne pleine
cubulus-rules-turn-text =
    Si la ligne est pleine, elle se décale : chaque bille avance d’un cran, la dernière tombe et rentre là où vous avez poussé. Vous pouvez décaler n’importe quelle ligne pleine, par l’un ou l’autre bout, à qui que soient les billes.

    Le joueur suivant ne peut pas la remettre aussitôt comme avant. Décaler trois billes d’une même couleur ne changerait rien ; nous avons décidé que ce n’est pas un coup.
cubulus-rules-supply-title = Plus de billes
cubulus-rules-supply-text = Quand vos neuf billes sont dans le cube, vous ne pouvez plus que décaler des lignes pleines, comme Blanc ici. Si ce n’est pas possible non plus, vous passez ; c’est notre décision, car la règle imprimée n’en dit rien. Sinon, personne ne peut passer.
cubulus-rules-end-title = Gagner
cubulus-rules-end-text =
    Après chaque coup, toutes les faces comptent. Si vous seul avez un carré, vous gagnez. Si votre coup donne un carré à un autre joueur, c’est lui qui gagne, même si vous en avez un aussi.

    Ici, Blanc complète un carré en bas, mais la même ligne apporte à Noir sa quatrième bille en haut.
cubulus-rules-draws-title = Parties nulles
cubulus-rules-draws-text = La règle imprimée ne dit pas comment finit une partie sans fin ; nous avons donc décidé : quand la même position se présente pour la troisième fois, avec le même joueur au trait, la partie est nulle, de même qu’au bout de 300 coups. On peut désactiver les deux.
cubulus-rules-three-title = À trois
cubulus-rules-three-text =
    Blanc, Noir et Rouge jouent chacun pour soi. Le cube est vide au départ, et personne n’est neutre. L’interdiction de remettre une ligne comme avant ne vaut que pour le joueur suivant.

    Si votre coup donne un carré aux deux autres, ils partagent la victoire. C’est notre décision.
cubulus-gallery = Carrés et menaces
cubulus-gallery-text = Les formes qui gagnent, et celles qui en sont tout près.
cubulus-gallery-block-title = Bloc
cubulus-gallery-block-text = Quatre billes côte à côte, à l’un des quatre emplacements d’une face.
cubulus-gallery-corners-title = Quatre coins
cubulus-gallery-corners-text = Le plus grand carré. Chaque coin appartient à trois faces, donc à bien des carrés, mais on peut aussi le pousser de trois côtés.
cubulus-gallery-tilted-title = Carré sur la pointe
cubulus-gallery-tilted-text = Les milieux des quatre arêtes. C’est celui qu’on remarque le moins.
cubulus-gallery-threat-title = Trois sur quatre
cubulus-gallery-threat-text = Il ne manque qu’une bille et son compartiment est vide : une menace à laquelle il faut répondre.
cubulus-gallery-plug-title = Bouchon
cubulus-gallery-plug-text = Une bille étrangère dans le quatrième compartiment défend mal tant qu’il y a de la place derrière elle : il suffit de l’enfoncer.
cubulus-gallery-hidden-title = Menace cachée
cubulus-gallery-hidden-text = La quatrième bille attend à l’autre bout d’une ligne pleine. Un décalage, et la voilà dans le carré.
cubulus-gallery-fork-title = Fourchette
cubulus-gallery-fork-text = Une bille menace sur deux faces. Noir pare une menace, Blanc en exécute une autre.
