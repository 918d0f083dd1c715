# Stratopolis.
stratopolis-summary = Construisez en largeur et en hauteur : votre meilleure zone, sa surface fois sa hauteur, décide.
stratopolis-theme-grow = Agrandit la meilleure zone
stratopolis-theme-cut = Réduit la zone adverse
stratopolis-theme-extend = Sur la table
stratopolis-theme-stack = Par-dessus
stratopolis-view-top = Vue de dessus
stratopolis-view-raised = En relief

# L'image entière.
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
    [0] il n'en reste aucune
    [one] il en reste une
   *[other] il en reste { $count }
}
stratopolis-turn = premier bras vers { $one }, second bras vers { $two }
stratopolis-elbow = angle en { $x }, { $y }
stratopolis-north = le nord
stratopolis-east = l'est
stratopolis-south = le sud
stratopolis-west = l'ouest

# Une pièce qui n'est pas encore posée, carré par carré.
stratopolis-ghost = { $colour }, serait au niveau { $height }
stratopolis-ghost-gap = vide : il n'y a rien sous ce carré
stratopolis-ghost-uneven = pas de niveau : c'est plus bas ici que sous les autres carrés
stratopolis-ghost-clash = couleurs : le rouge et le vert ne se recouvrent jamais
stratopolis-ghost-one-piece = une seule pièce se trouve sous les trois carrés
stratopolis-ghost-alone = il n'y a rien à côté de cette pièce

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
stratopolis-refused-syntax = Ce n'est pas un coup : écrivez la pièce, la case de son angle et la direction du premier bras, par exemple G-1,2E.
stratopolis-refused-not-your-piece = Vous ne pouvez pas jouer cette pièce maintenant.
stratopolis-refused-not-touching = Sur la table, une pièce doit toucher par un côté ce qui s'y trouve déjà.
stratopolis-refused-uneven = La pièce ne serait pas à plat : ses trois carrés doivent reposer à la même hauteur, sans vide.
stratopolis-refused-one-piece = Les trois carrés reposeraient sur une seule pièce ; il en faut au moins deux.
stratopolis-refused-red-on-green = Le rouge ne recouvre jamais le vert, ni le vert le rouge.
stratopolis-refused-pile = Les piles ne le permettent pas maintenant : on prépare les piles et on pioche d'abord, on pose ensuite.
stratopolis-refused-over = La partie est finie.

# Options et façons de jouer.
stratopolis-option-piles = Comment les joueurs obtiennent leurs pièces.
stratopolis-option-piles-open = Piles ouvertes : chacun a une pile mélangée ; les deux pièces du dessus sont visibles et doivent être jouées
stratopolis-option-piles-planned = Piles préparées : comme les piles ouvertes, mais chacun range d'abord la sienne en secret
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
stratopolis-option-red = Le jeu rouge dans l'ordre où il vient.
stratopolis-option-green = Le jeu vert dans l'ordre où il vient.
stratopolis-option-deck = La pile commune dans l'ordre où elle vient.
stratopolis-mode-0 = Jeu de base
stratopolis-mode-1 = Piles préparées
stratopolis-mode-2 = Pioche aveugle
stratopolis-mode-3 = Trois au choix
stratopolis-mode-4 = Trois au choix, pile commune
