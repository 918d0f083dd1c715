# Ce qui n'appartient à aucun jeu. Chaque jeu a son propre fichier.
white = Blanc
black = Noir
red = Rouge
green = Vert
neutral = neutre
empty = libre
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
number = { $count }
hidden-move = un coup qui reste secret pour l'instant
drawn = tirage : { $what }
resigned = { $who } abandonne
out-of-time = { $who } : temps écoulé
agreed = nulle d'un commun accord

# Jouer dans le terminal : qui joue.
play-you = vous
play-level = niveau { $level }
play-and = { $one } et { $other }
play-to-move = Au tour de { $who }
play-thinking = { $who } réfléchit …
play-hand-over = Passez le clavier à { $who }. Entrée quand { $who } est là et que personne d’autre ne regarde.

# Comment une partie se termine.
play-wins = { $who } gagne
play-share = { $who } partagent la victoire
play-drawn = Partie nulle
play-why-time = Le temps est écoulé.
play-why-resign = L’autre camp a abandonné.
play-why-agreed = La nulle a été convenue.
play-after = v revoit la partie, n en commence une autre.

# Le menu.
play-menu-game = Jeu
play-menu-mode = Façon de jouer
play-menu-players = Joueurs
play-menu-level = Niveau de l’ordinateur
play-menu-clock = Pendule
play-menu-you-begin = Vous commencez contre l’ordinateur
play-menu-computer-begins = L’ordinateur commence
play-menu-people = À plusieurs au même clavier
play-menu-computers = Regarder l’ordinateur
play-menu-begin = Jouer
play-menu-keys = Les flèches choisissent, Entrée joue, q quitte
play-menu-number = Tapez un nombre de 1 à { $most }, ou rien pour le choix à l’étoile.

# Pendules.
play-clock-untimed = Sans pendule
play-clock-sudden = { $time }, mort subite
play-clock-increment = { $time }, du temps en plus à chaque coup
play-clock-bronstein = { $time }, Bronstein
play-clock-byoyomi = { $time }, byo-yomi

# Ce qui se dit pendant la partie.
play-welcome = Flèches et Entrée, la souris, ou tapez un coup. ? explique.
play-not-your-turn = Ce n’est pas votre tour.
play-not-possible = Ce n’est pas possible.
play-undone = Repris.
play-nothing-to-undo = Il n’y a rien à reprendre.
play-hint-soon = Recherche d’un conseil …
play-no-hint = Il n’y a pas de conseil à donner.
play-hint = Conseil : { $move } ({ $worth })
play-draw-offered = La nulle est proposée …
play-draw-question = La nulle est proposée. { $who } accepte ?
play-draw-declined = La nulle est refusée.
play-resign-question = Voulez-vous abandonner ?
play-leave-question = La partie n’est ni finie ni enregistrée. La quitter ?
play-leave-saved-question = La partie n’est pas finie ; elle est enregistrée dans { $file }. La quitter ?
play-yes = oui
play-no = non
play-saved = Enregistré dans { $file }
play-not-saved = Pas enregistré : { $why }
play-typing = Entrée le joue, Échap l’oublie
play-too-small = La fenêtre est trop petite.
play-moves = Coups

# Ce que vaut une position.
play-worth = { $number }
play-worth-win = gagne en { $plies }
play-worth-loss = perd en { $plies }
play-worth-draw = nulle
play-proved = { $worth }, prouvé
play-estimated = { $worth }, estimé

# Revoir une partie finie.
play-review = Analyse
play-review-later = On peut revoir une partie quand elle est finie.
play-review-accuracy = Précision
play-review-graph = Chances de { $who }
play-review-soon = Coups vus : { $found }
play-review-mistakes = Plus grosses erreurs
play-review-best = le meilleur coup, { $worth }
play-review-better = { $worth } ; mieux valait { $best }, { $better }
play-try-again = Vous pouvez réessayer à partir d’ici.

# Touches et commandes. Une lettre et une espace avant ce qu’elle fait.
play-keys = ? aide · u reprendre · h conseil · d nulle · r abandon · s garder · n autre · q fin
play-keys-over = ? aide · v revoir · u reprendre · s enregistrer · n nouvelle · q quitter
play-keys-review = m erreurs · t réessayer d’ici · v retour à la partie · ? aide
play-help-screen =
    Flèches      parcourir le plateau
    Entrée       désigner une case
    Tab          vers la liste et retour
    1 à 9        désigner une ligne de la liste
    t  T         choix suivant : rotation, pièce
    Échap        reprendre la dernière désignation
    Lettres      taper un coup, puis Entrée
                 ( : devant si besoin)

    u reprendre   h conseil      d proposer la nulle
    r abandonner  s enregistrer  v revoir
    n nouvelle    q quitter

    Souris : clic, molette pour les choix,
    bouton droit pour reprendre

    {">"} {"<"} vous   {"{"} {"}"} choisi   ( ) dernier coup
    {"*"} ou souligné : possible   ~ ~ ce que cela fait
play-help-menu =
    Haut, Bas        une autre ligne
    Gauche, Droite   un autre choix
    Entrée           jouer
    q                quitter
play-help-review =
    Gauche, Droite   un coup en arrière, en avant
    Début, Fin       début et fin de la partie
    m                la grosse erreur suivante
    t                réessayer d’ici
    v ou Échap       retour à la partie
play-help-lines =
    Tapez un coup, ou l’un de ces mots :
    board        montrer encore le plateau
    moves        ce qui a été joué
    hint         demander à l’ordinateur
    undo         reprendre
    draw         proposer la nulle
    resign       abandonner
    save FILE    écrire la partie
    record       montrer la partie comme elle serait écrite
    review       revoir une partie finie
    quit         quitter
