# Stratopolis.
stratopolis-summary = Construisez en largeur et en hauteur : votre meilleure zone, sa surface fois sa hauteur, décide.
stratopolis-theme-grow = Agrandit la meilleure zone
stratopolis-theme-cut = Réduit la zone adverse
stratopolis-theme-extend = Sur la table
stratopolis-theme-stack = Par-dessus
stratopolis-view-top = De dessus
stratopolis-view-raised = En relief

# L’image entière.
stratopolis-title = Stratopolis, { $what }
stratopolis-title-turn = à { $side } de jouer
stratopolis-title-plan = { $side } prépare sa pile
stratopolis-title-draw = { $side } pioche une pièce
stratopolis-title-over = la partie est finie : Rouge { $red }, Vert { $green }
stratopolis-why-all-placed = Toutes les pièces ont été posées.

# Carrés et cases.
stratopolis-red = rouge
stratopolis-green = vert
stratopolis-neutral = neutre
stratopolis-cell = { $x }, { $y } : { $what }
stratopolis-ground = { $top }, niveau 1
stratopolis-tower = { $top }, niveau { $height }, sur { $below }
stratopolis-upon = { $upper } sur { $lower }

# Les pièces et leur orientation.
stratopolis-piece = la pièce { $letter } (angle { $elbow }, premier bras { $one }, second bras { $two })
stratopolis-plan = { $piece }, { $count ->
    [0] il n’en reste aucune
    [one] il en reste une
   *[other] il en reste { $count }
}
stratopolis-turn = premier bras vers { $one }, second bras vers { $two }
stratopolis-elbow = angle en { $x }, { $y }
stratopolis-north = le nord
stratopolis-east = l’est
stratopolis-south = le sud
stratopolis-west = l’ouest

# Une pièce qui n’est pas encore posée, carré par carré.
stratopolis-ghost = { $colour }, serait au niveau { $height }
stratopolis-ghost-gap = vide : il n’y a rien sous ce carré
stratopolis-ghost-uneven = pas de niveau : c’est plus bas ici que sous les autres carrés
stratopolis-ghost-clash = couleurs : le rouge et le vert ne se recouvrent jamais
stratopolis-ghost-one-piece = une seule pièce se trouve sous les trois carrés
stratopolis-ghost-alone = il n’y a rien à côté de cette pièce

# Les coups.
stratopolis-tell-extend = { $side } pose { $piece } sur la table, angle en { $x }, { $y }, { $turn }.
stratopolis-tell-stack = { $side } pose { $piece } au niveau { $height }, angle en { $x }, { $y }, { $turn }.
stratopolis-tell-plan = { $side } met { $piece } dans sa pile, au rang { $count }.

# À côté du plateau.
stratopolis-zone = { $area } × { $height } = { $value }
stratopolis-letters = { $letters }
stratopolis-fact-zone = Meilleure zone
stratopolis-fact-seen = Face visible
stratopolis-fact-rest = Encore à venir
stratopolis-fact-common = Pile commune
stratopolis-rest-none = rien
stratopolis-rest = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ({ $kinds })

# Pourquoi un coup est impossible.
stratopolis-refused-syntax = Ce n’est pas un coup : écrivez la pièce, la case de son angle et la direction du premier bras, par exemple G-1,2E.
stratopolis-refused-not-your-piece = Vous ne pouvez pas jouer cette pièce maintenant.
stratopolis-refused-not-touching = Sur la table, une pièce doit toucher par un côté ce qui s’y trouve déjà.
stratopolis-refused-uneven = La pièce ne serait pas à plat : ses trois carrés doivent reposer à la même hauteur, sans vide.
stratopolis-refused-one-piece = Les trois carrés reposeraient sur une seule pièce ; il en faut au moins deux.
stratopolis-refused-red-on-green = Le rouge ne recouvre jamais le vert, ni le vert le rouge.
stratopolis-refused-pile = Les piles ne le permettent pas maintenant : on prépare les piles et on pioche d’abord, on pose ensuite.
stratopolis-refused-over = La partie est finie.

# Why a position or a table is not possible.
stratopolis-parts = pièces de Rouge, pièces de Vert, qui a commencé, poses
stratopolis-parts-shared = pièces de Rouge, pièces de Vert, pile commune, qui a commencé, poses
stratopolis-fault-fields = Une position de ce jeu a { $count } parties séparées par des espaces : { $fields }.
stratopolis-fault-no-plus = { $field } : il manque « + » entre les pièces visibles et celles à venir.
stratopolis-fault-no-pieces = { $field } : là où il n’y a pas de pièce, il faut « - ».
stratopolis-fault-many-pieces = { $field } : cela fait plus de pièces qu’il n’en existe.
stratopolis-fault-no-piece = { $field } : il n’y a pas de pièce « { $letter } ».
stratopolis-fault-up-unknown = { $field } : une pièce visible est connue et ne peut pas être « ? ».
stratopolis-fault-first = Qui a commencé est « { $text } » ; il faut r ou g.
stratopolis-fault-hand-rest = Avec une pile commune, personne n’a ses propres pièces à venir.
stratopolis-fault-common-up = Dans la pile commune, aucune pièce n’est visible.
stratopolis-fault-placements = On ne peut pas poser plus de 40 pièces.
stratopolis-fault-placement = Pièce numéro { $number } sur la table, { $text } : { $reason }
stratopolis-fault-far = Pièce numéro { $number } sur la table, { $text } : elle est hors de portée.
stratopolis-fault-no-placement = Pièce numéro { $number } sur la table, « { $text } » : elle n’est pas écrite comme G-1,2E.
stratopolis-fault-unknown = « ? » est réservé aux piles que quelqu’un a préparées.
stratopolis-fault-copies = Il y a { $count } pièces « { $letter } », mais seulement deux dans la boîte.
stratopolis-fault-foreign = { $side } : la pièce { $letter } n’appartient pas à cette couleur.
stratopolis-fault-alternate = Rouge et Vert jouent à tour de rôle, mais il y a sur la table { $red } pièces de Rouge et { $green } de Vert.
stratopolis-fault-no-order = Rouge et Vert n’ont pu poser ces pièces à tour de rôle dans aucun ordre.
stratopolis-fault-set = { $side } : { $count } pièces en tout, c’est plus que les 20 du jeu.
stratopolis-fault-face-up = Les pièces visibles ne conviennent pas : qui doit jouer a déjà pioché, et personne n’en a plus que les règles ne le permettent.
stratopolis-fault-plan-order = Le second joueur prépare sa pile après le premier.
stratopolis-fault-top-hidden = La pièce du dessus d’une pile préparée doit être visible.
stratopolis-fault-top-only = D’une pile préparée, seule la pièce du dessus est visible.
stratopolis-fault-turns = Chacun doit poser en tout le même nombre de pièces, mais qui a commencé en poserait { $first } et l’autre { $second }.
stratopolis-fault-fixed = Les pièces à venir ne sont pas celles que les options de la table mettent à la fin.
stratopolis-fault-not-with-shared = « { $key } » ne va pas avec une pile commune.
stratopolis-fault-deck = « deck » demande une pile commune.
stratopolis-fault-fixed-twice = « seed » et « { $key } » ne peuvent pas fixer tous deux la pioche.
stratopolis-fault-arrangement = « { $key } » doit contenir les pièces { $set } dans un ordre quelconque.
stratopolis-fault-used-up = Les deux pièces { $letter } sont déjà sur la table.
stratopolis-fault-no-laying = { $reason }
stratopolis-fault-nothing = Il n’y a pas de pièce à enlever ici.
stratopolis-fault-domino = Le domino reste où il est.
stratopolis-fault-covered = Une autre pièce repose sur celle-ci : enlève d’abord l’autre.
stratopolis-fault-holds = Sans cette pièce, d’autres ne toucheraient plus rien.

# Options et façons de jouer.
stratopolis-option-piles = Comment les joueurs obtiennent leurs pièces.
stratopolis-option-piles-open = Piles ouvertes : chacun a une pile mélangée ; les deux pièces du dessus sont visibles et doivent être jouées
stratopolis-option-piles-planned = Piles préparées : comme les piles ouvertes, mais chacun range d’abord la sienne en secret
stratopolis-option-piles-blind = Pioche aveugle : la pièce à jouer est tirée au hasard à chaque tour
stratopolis-option-piles-hand = Trois au choix : trois pièces, complétées depuis son propre jeu
stratopolis-option-piles-hand-shared = Trois au choix, pile commune : trois pièces, complétées depuis les quarante
stratopolis-option-first = La couleur qui commence.
stratopolis-option-first-red = Rouge commence
stratopolis-option-first-green = Vert commence
stratopolis-option-tiebreak = Ce qui arrive quand les deux meilleures zones ont la même valeur.
stratopolis-option-tiebreak-off = La partie est nulle
stratopolis-option-tiebreak-next = Les zones suivantes décident
stratopolis-option-seed = Un nombre qui fixe tous les tirages de la partie.
stratopolis-option-red = Le jeu rouge dans l’ordre où il vient.
stratopolis-option-green = Le jeu vert dans l’ordre où il vient.
stratopolis-option-deck = La pile commune dans l’ordre où elle vient.
stratopolis-mode-0 = Jeu de base
stratopolis-mode-0-help = Chacun a une pile mélangée ; les pièces du dessus sont visibles, et qui a le trait doit poser la sienne.
stratopolis-mode-1 = Piles préparées
stratopolis-mode-1-help = Avant la partie, chacun range sa pile en secret ; ensuite on joue comme au jeu de base.
stratopolis-mode-2 = Pioche aveugle
stratopolis-mode-2-help = Personne ne sait ce qui vient : la pièce est tirée au hasard à chaque tour.
stratopolis-mode-3 = Trois au choix
stratopolis-mode-3-help = Vous choisissez parmi trois pièces, complétées depuis votre propre jeu.
stratopolis-mode-4 = Trois au choix, pile commune
stratopolis-mode-4-help = Vous choisissez parmi trois pièces, complétées pour les deux joueurs depuis une même pile de quarante.

# Apprendre.
stratopolis-lesson-extend-title = La première pièce
stratopolis-lesson-extend-text = Rouge et Vert bâtissent ensemble une ville, autour du domino placé au milieu. Vous êtes Rouge. Tournez votre pièce avec le bouton ou la touche R, puis désignez la case de son angle. Sur la table, elle doit toucher par un côté ce qui s’y trouve déjà. Reliez-la au carré rouge du domino.
stratopolis-lesson-extend-done = Quatre carrés rouges qui se touchent par les côtés : votre première zone, elle vaut quatre.
stratopolis-lesson-extend-no-apart = La pièce est bien posée, mais aucun de vos carrés rouges ne touche celui du domino : votre zone n’a que trois carrés.
stratopolis-lesson-turn-title = Bien tournée
stratopolis-lesson-turn-text = On peut tourner une pièce, jamais la retourner. Celle-ci a un angle neutre et deux bras rouges. Posez-la de sorte que ses deux carrés rouges touchent le carré rouge du domino.
stratopolis-lesson-turn-done = Les bras entourent le carré rouge : trois carrés dans une même zone.
stratopolis-lesson-turn-no-one = Les deux bras ne le touchent pas. Posez l’angle en diagonale du carré rouge, les bras le long de ses côtés.
stratopolis-lesson-zone-title = Ce qui va ensemble
stratopolis-lesson-zone-text = Les carrés d’une couleur qui se touchent par les côtés, vus d’en haut, forment une zone. Les coins ne suffisent pas. La meilleure zone de Rouge a ici trois carrés. Désignez les trois carrés rouges qui n’en font pas partie.
stratopolis-lesson-zone-done = Deux d’entre eux ne touchent la zone que par un coin, le troisième pas du tout. À la fin, seule votre meilleure zone compte.
stratopolis-lesson-stack-title = Au niveau 2
stratopolis-lesson-stack-text = On peut aussi bâtir en hauteur : les trois carrés doivent reposer à la même hauteur et sur deux pièces au moins. Une zone vaut le nombre de ses carrés fois son niveau le plus haut. Portez la vôtre à dix.
stratopolis-lesson-stack-done = Cinq carrés fois le niveau 2 font dix. Le carré le plus haut compte pour toute la zone.
stratopolis-lesson-stack-no-flat = Cela reste sur la table : plus de carrés, mais seulement le niveau 1. Cherchez trois carrés de pièces différentes que vous pouvez recouvrir.
stratopolis-lesson-seam-title = Trois conditions
stratopolis-lesson-seam-text = Pour bâtir en hauteur, il faut trois choses : les trois carrés reposent à la même hauteur, pas tous sur une seule pièce, et le rouge ne recouvre jamais le vert, ni le vert le rouge. Il ne reste en haut qu’une seule place pour votre pièce. Trouvez-la ; chaque essai manqué s’explique.
stratopolis-lesson-seam-done = Rouge sur rouge, vert sur vert, et deux pièces dessous. Le domino compte pour une pièce.
stratopolis-lesson-seam-hint = L’angle vert a besoin d’un carré vert sous lui : celui du domino.
stratopolis-lesson-seal-title = Le neutre recouvre tout
stratopolis-lesson-seal-text = Les carrés neutres peuvent recouvrir toutes les couleurs et en être recouverts. Seul l’angle de votre pièce est rouge. Montez d’un niveau avec lui, recouvrez deux carrés verts avec les bras neutres et prenez sept points d’avance.
stratopolis-lesson-seal-done = Votre zone vaut huit, et de celle de Vert il ne reste que des carrés isolés.
stratopolis-lesson-seal-hint = L’angle va sur le carré rouge du domino.
stratopolis-lesson-tower-title = Vers le niveau 3
stratopolis-lesson-tower-text = Plusieurs carrés sont déjà au niveau 2. Trois d’entre eux côte à côte, d’au moins deux pièces, portent le niveau suivant. Faites une zone qui vaut quinze.
stratopolis-lesson-tower-done = Cinq carrés fois le niveau 3. Même les deux carrés du niveau 1 comptent maintenant triple.
stratopolis-lesson-tower-no-narrow = Le niveau 3 est bien là, mais tournée ainsi, votre zone n’a que deux carrés.
stratopolis-lesson-tower-hint = L’angle neutre peut recouvrir le carré vert du niveau 2.
stratopolis-lesson-wide-title = Surface ou hauteur ?
stratopolis-lesson-wide-text = Vous pourriez monter au niveau 3, mais en recouvrant vos propres carrés. Comptez avant de poser, et portez votre zone à douze.
stratopolis-lesson-wide-done = Six carrés fois le niveau 2 font douze. Trois carrés au niveau 3 n’auraient fait que neuf.
stratopolis-lesson-wide-no-high = Le niveau 3, mais trois carrés seulement : cela fait neuf. Étendez-vous plutôt.
stratopolis-lesson-wide-hint = Tout près, un carré rouge isolé pourrait rejoindre la zone.
stratopolis-lesson-bridge-title = Jetez un pont
stratopolis-lesson-bridge-text = Une seule zone compte : réunies, deux zones valent donc bien plus. Reliez les deux zones rouges.
stratopolis-lesson-bridge-done = Huit carrés dans une même zone, et le niveau 2 compte pour tous : seize.
stratopolis-lesson-bridge-no-apart = Les zones restent séparées. Un chemin contourne le carré vert par le haut.
stratopolis-lesson-gift-title = Un cadeau pour Vert ?
stratopolis-lesson-gift-text = Votre pièce a un carré vert. À deux endroits, elle vous porte à dix. Choisissez celui où elle n’aide pas Vert, et prenez cinq points d’avance.
stratopolis-lesson-gift-done = Ici, le carré vert est tout seul. À l’autre endroit, il aurait aussi doublé la zone de Vert.
stratopolis-lesson-gift-no-gift = Vous avez dix, mais Vert aussi : votre carré vert a porté sa zone au niveau 2.
stratopolis-lesson-cut-title = Coupez-la en deux
stratopolis-lesson-cut-text = La zone de Vert vaut dix, plus que la vôtre. Mais elle est étroite au milieu. Recouvrez cet endroit de carrés neutres et prenez six points d’avance.
stratopolis-lesson-cut-done = De dix, il reste deux. Une zone n’est pas plus solide que son endroit le plus étroit ; surveillez aussi la vôtre.
stratopolis-lesson-cut-no-whole = La zone de Vert vaut toujours dix. Posez vos deux carrés neutres dessus.
stratopolis-lesson-hand-title = Trois au choix
stratopolis-lesson-hand-text = Dans cette variante, vous avez trois pièces et en choisissez une. Trouvez la pièce et l’endroit qui portent votre zone à dix.
stratopolis-lesson-hand-done = Cinq carrés fois le niveau 2. Le choix vaut cher : gardez les pièces à deux carrés neutres pour recouvrir.
stratopolis-lesson-hand-no-piece = Avec cette pièce, vous n’arrivez pas à dix. Essayez celle qui a deux carrés rouges.
stratopolis-lesson-plan-title = Préparer, puis monter
stratopolis-lesson-plan-text = Vous avez deux pièces et poserez les deux. Posez la première pour que la seconde trouve une bonne place au niveau 2 : à la fin, votre zone doit valoir douze.
stratopolis-lesson-plan-done = Six carrés fois le niveau 2. La première pièce a apporté un carré rouge et le sol pour la seconde.
stratopolis-lesson-plan-no-now = Gardez la pièce aux trois carrés rouges : c’est en haut qu’elle est la plus forte. Préparez-lui la place avec l’autre.
stratopolis-lesson-plan-no-place = De là, vous n’arriverez pas à douze. Les carrés neutres devraient être à côté de ceux de votre pièce, le rouge là où il rejoindra la zone.
stratopolis-lesson-last-title = La dernière pièce
stratopolis-lesson-last-text = Vert mène 24 à 12, et vous posez la dernière pièce de la partie. Vous ne pouvez pas grandir aussi vite. Gagnez quand même !
stratopolis-lesson-last-done = Six pour Vert, douze pour vous : c’est gagné. Comptez les deux zones avant chaque coup, jusqu’à la dernière pièce.
stratopolis-lesson-last-no-part = Bonne idée, mais il en reste dix-huit. Coupez là où il en tombe encore plus.
stratopolis-lesson-last-no-grow = Vert garde ses 24. Si vous ne pouvez pas le rattraper, réduisez sa zone.
stratopolis-rules-aim-title = Le but
stratopolis-rules-aim-text = Rouge et Vert bâtissent une même ville. À la fin, chacun ne compte que sa meilleure zone : le nombre de ses carrés fois son niveau le plus haut. La zone la plus précieuse gagne.
stratopolis-rules-pieces-title = Pièces et domino
stratopolis-rules-pieces-text =
    Chaque joueur a vingt pièces, deux de chacune des dix sortes. Une pièce est un L de trois carrés, rouges, verts ou neutres. On peut la tourner, jamais la retourner.

    Au milieu se trouve le domino, avec un carré rouge et un carré vert. Le sort décide qui commence ; ensuite, chacun joue à son tour.
stratopolis-rules-extend-title = Bâtir en largeur
stratopolis-rules-extend-text = Posez votre pièce sur la table nue, avec au moins un carré qui touche par un côté un carré déjà là. Les couleurs n’importent pas. Il y a toujours de la place, donc personne ne passe.
stratopolis-rules-stack-title = Bâtir en hauteur
stratopolis-rules-stack-text = Ou posez-la par-dessus. Les trois carrés doivent reposer à la même hauteur, sans vide ni surplomb, et sur deux pièces différentes au moins. Le domino compte pour une pièce.
stratopolis-rules-no-stack-title = Ce qui n’est pas permis
stratopolis-rules-no-stack-text =
    La pièce de Rouge a un angle vert et deux bras rouges. Elle ne peut ni recouvrir une seule pièce, ni dépasser sur la table. Et le rouge ne recouvre jamais le vert, ni le vert le rouge.

    Il ne lui reste qu’une place en haut de la ville. La voyez-vous ?
stratopolis-rules-neutral-title = Carrés neutres
stratopolis-rules-neutral-text = Les carrés neutres peuvent tout recouvrir et être recouverts par tout. C’est le chemin vers le terrain adverse : ici, ils font disparaître deux carrés verts.
stratopolis-rules-zones-title = Zones
stratopolis-rules-zones-text =
    Les carrés d’une couleur qui se touchent par un côté, vus d’en haut et à quelque hauteur que ce soit, forment une zone. Elle vaut le nombre de ses carrés fois le niveau de son carré le plus haut.

    Seule la meilleure zone de chacun compte : on gagne donc à réunir ses zones.
stratopolis-rules-piles-title = Quelle pièce ?
stratopolis-rules-piles-text =
    Dans le jeu de base, chacun a une pile mélangée. Les deux pièces du dessus sont visibles, et vous devez jouer la vôtre. Ou bien chacun prépare d’abord sa pile, ou l’on pioche à l’aveugle, ou l’on a trois pièces au choix, comme sur l’image.

    On sait toujours quelles pièces restent, jamais leur ordre. Préparer les piles en secret et piocher dans son propre jeu sont nos décisions ; trois au choix se joue aussi avec une pile commune.
stratopolis-rules-end-title = La fin
stratopolis-rules-end-text = Quand les quarante pièces sont posées, la zone la plus précieuse gagne. L’image montre la dernière pièce d’une courte partie. Si les deux zones se valent, la partie est nulle ; c’est notre décision. On peut aussi convenir que les zones suivantes décident.
stratopolis-gallery = Zones et hauteurs
stratopolis-gallery-text = Ce qui donne de la valeur à une zone, et ce qui la menace.
stratopolis-gallery-zone-title = Zone
stratopolis-gallery-zone-text = Des carrés d’une couleur reliés par leurs côtés. Les carrés rouges aux coins n’en font pas partie.
stratopolis-gallery-seam-title = Couture
stratopolis-gallery-seam-text = L’endroit où deux pièces de même hauteur se touchent. On ne bâtit en hauteur qu’au-dessus d’une couture.
stratopolis-gallery-tower-title = Tour
stratopolis-gallery-tower-text = Le point le plus haut d’une zone multiplie tous ses carrés.
stratopolis-gallery-bridge-title = Pont
stratopolis-gallery-bridge-text = Des carrés qui de deux zones n’en font qu’une. Souvent mieux qu’un niveau de plus.
stratopolis-gallery-roof-title = Toit
stratopolis-gallery-roof-text = Des carrés neutres sur l’autre couleur. Ce qui est dessous ne compte plus.
stratopolis-gallery-wedge-title = Coupure
stratopolis-gallery-wedge-text = Recouverte à son endroit le plus étroit, une zone se coupe en deux.
