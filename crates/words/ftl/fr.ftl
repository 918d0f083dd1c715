# Ce qui n’appartient à aucun jeu. Chaque jeu a son propre fichier.
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
hidden-move = un coup qui reste secret pour l’instant
drawn = tirage : { $what }
resigned = { $who } abandonne
out-of-time = { $who } : temps écoulé
agreed = nulle d’un commun accord

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
# L’application web.
web-name = Quartet
web-skip = Aller au contenu
web-pages = Pages
web-home = Accueil
web-play = Jouer
web-review = Analyse
web-settings = Réglages
web-footer = Quartet est un projet libre, sans lien avec les éditeurs de ces jeux ; leurs noms sont des marques de leurs propriétaires.
web-update = Une nouvelle version est prête.
web-update-now = Mettre à jour
web-no-words = Les mots de cette langue n’ont pas pu être chargés. Réessayez avec une connexion.
web-no-engine = L’ordinateur n’a pas pu être chargé sans réseau. La suite vient dès que c’est possible.
web-not-kept = Ce navigateur n’enregistre plus rien : son stockage est plein ou bloqué. Les parties seront perdues à la fermeture de la page.
web-notice-read = Fermer
web-lost = Rien ici
web-lost-text = Cette page ou cette partie n’existe pas sur cet appareil.
web-hero = Quatre jeux de pure réflexion
web-hero-text = Contre l’ordinateur sur dix niveaux, ou contre quelqu’un à côté de vous. Sans compte, sans publicité, même sans réseau.
web-games = Jeux
web-play-game = Jouer à { $game }
web-continue = Continuer
web-continue-game = { $game } : reprendre votre partie
web-your-games = Vos parties
web-forget = Supprimer
web-forget-game = { $game } : supprimer cette partie
web-forget-sure = { $game } : supprimer cette partie ?
web-against-level = Contre l’ordinateur, niveau { $level }
web-together = À deux sur un appareil
web-watch = Regarder l’ordinateur jouer
web-new-game = Nouvelle partie
web-strength-elo = Mesuré : Elo { $elo } ± { $error } (0 est la moyenne des dix niveaux)
web-strength-usual = Elo { $elo } ± { $error } avec les règles habituelles (0 est la moyenne des dix niveaux) ; pas mesuré avec celles-ci
web-strength-score = Mesuré : { $percent } % sur { $games } parties contre { $who }
web-strength-unknown = Force pas encore mesurée
web-strength-random = des coups au hasard
web-strength-greedy = un joueur qui prend le coup le plus tentant
web-strength-uct = une simple recherche arborescente
web-board-number-label = Plateau numéro
web-build-board = Construire un plateau
web-board-grid = Le plateau que vous construisez
web-board-free = Colonne { $column }, rangée { $row } : libre
web-board-tile = Colonne { $column }, rangée { $row } : tuile de { $wide } sur { $high }
web-board-size = Tuile de { $short } sur { $long }, reste { $left }
web-board-tiles = Tuiles dans la boîte
web-board-help = Choisissez une tuile et montrez la place de son coin supérieur gauche. Montrez une tuile pour la reprendre ; R la tourne.
web-board-editor-label = Plateau en construction. Les flèches vont de place en place, Entrée pose ou reprend une tuile, R la tourne.
web-board-no-room = La tuile ne tient pas ici.
web-board-no-tile = Choisissez d’abord une tuile.
web-board-left = { $count ->
    [one] Encore une tuile à poser
   *[other] Encore { $count } tuiles à poser
}
web-board-apart = Toutes les tuiles sont posées, mais elles doivent se toucher bord à bord.
web-board-done = Le plateau est complet.
web-board-clear = Vider
web-board-text = Le plateau en texte
web-board-play = Jouer sur ce plateau
web-copy-options-link = Copier un lien vers ces réglages
web-set-up = Mise en place avant la partie
web-set-up-hand = À la main
web-set-up-chance = Au hasard
web-set-up-engine = Par l’ordinateur
web-set-up-help = Ce jeu commence par une mise en place. Faites-la vous-même, laissez-la au hasard ou laissez l’ordinateur la faire pour tout le monde.
web-plan = Rangez vos pièces
web-plan-help = La première vient en premier. Faites glisser une pièce, ou appuyez sur Alt et les flèches.
web-plan-moved = { $what } : place { $place } sur { $count }
web-plan-earlier = Plus tôt
web-plan-later = Plus tard
web-plan-shuffle = Mélanger
web-plan-shuffled = Les pièces sont dans un autre ordre.
web-plan-done = Voilà mon ordre
web-plan-begun = Vous avez commencé à ranger vos pièces dans la liste. Terminez-y votre ordre.
web-set-position = Composer une position
web-set-position-text = Mettez n’importe quelle position sur le plateau, puis étudiez-la avec l’ordinateur ou jouez à partir de là.
web-position-label = Position du jeu { $game } en préparation. Les flèches vont de place en place, Entrée change ce qui s’y trouve.
web-position-help = Montrez une place pour changer ce qui s’y trouve.
web-position-by-text = Les positions de ce jeu naissent des coups : joue-les sur le plateau d’analyse, ou écris la position ci-dessous.
web-position-clear = Plateau vide
web-position-text = La position en texte
web-position-wrong = Personne ne peut jouer à partir de cette position :
web-position-over = Dans cette position, la partie est finie.
web-position-fine = Cette position est possible.
web-position-used-up = Il n’en reste plus : retirez-en d’abord ailleurs.
web-analyse = L’étudier
web-brush = Ce qu’il faut y mettre
web-brush-next = À tour de rôle
web-whose-turn = À qui de jouer
web-open-file = Ouvrir un fichier
web-drop-file = ou dépose-le ici
web-variation-help = Jouez un autre coup sur le plateau pour commencer une variante.
web-comment = Commentaire sur ce coup
web-remove-variation = Supprimer cette variante
web-proved = prouvé
web-estimated = estimé
web-filming = Image { $done } sur { $all } en cours …
web-film-done = Le film est prêt.
web-mode = Variante
web-mode-own = Votre propre mélange de règles : voir plus bas.
web-other-board = Autre plateau
web-opponent = Adversaire
web-computer = L’ordinateur
web-person = Quelqu’un à côté de moi
web-level = Niveau
web-level-first = Niveau du premier camp
web-level-others = Niveau de l’autre camp
web-level-short = Ordinateur, niveau { $level }
web-level-1 = Pour une première partie : laisse passer beaucoup de choses
web-level-2 = Voit un coup à l’avance, souvent distrait
web-level-3 = Débutant qui voit les menaces simples
web-level-4 = Débutant attentif
web-level-5 = Pense trois coups à l’avance
web-level-6 = Joueur exercé
web-level-7 = Joueur fort, rares erreurs
web-level-8 = Joueur très fort
web-level-9 = Expert qui ne pardonne rien
web-level-10 = Aussi fort que cet appareil le permet
web-colour = Votre camp
web-lot = Au hasard
web-clock = Pendule
web-clock-untimed = Sans pendule
web-clock-untimed-help = Chacun réfléchit aussi longtemps qu’il veut.
web-clock-sudden = { $minutes } min
web-clock-sudden-help = Pour toute la partie ; qui l’épuise perd.
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-increment-help = Chaque coup ajoute quelques secondes.
web-clock-bronstein = { $minutes } min, { $seconds } s rendues
web-clock-bronstein-help = Le temps d’un coup est rendu, jusqu’à ce nombre de secondes (Bronstein).
web-clock-byo-yomi = { $minutes } min, puis { $periods } × { $seconds } s
web-clock-byo-yomi-help = Ensuite viennent des périodes ; un coup joué à temps la conserve (byo-yomi).
web-rules = Règles en détail
web-fixed-draws = Fixer les tirages
web-options-wrong = Ces options ne vont pas ensemble.
web-start = Commencer la partie
web-board-label = Plateau du jeu { $game }. Les flèches vont de case en case, Entrée choisit, Échap relâche, R tourne une pièce, Page suivante va au prochain endroit possible.
web-not-possible = Ce n’est pas possible.
web-taken-back = Coup repris.
web-now-paused = La partie est en pause : reprenez-la avant de jouer.
web-now-covered = La personne suivante doit d’abord confirmer qu’elle a l’appareil.
web-now-other = Ce n’est pas à vous de jouer.
web-not-from-there = Ce n’est pas possible avec votre choix. Prenez l’une des places marquées, ou touchez à nouveau votre choix pour l’abandonner.
web-nothing-there = Il n’y a rien à faire là pour l’instant. Les places marquées sont possibles.
web-thinking = Réflexion …
web-hint-says = Conseil : { $move }
web-draw-refused = L’ordinateur refuse la nulle pour l’instant.
web-draw-declined = { $who } n’accepte pas la nulle.
web-you = vous
web-out = hors jeu
web-hand-over = Passer l’appareil
web-hand-over-to = Au tour de { $who }
web-hand-over-text = Passez l’appareil ; ce que l’autre ne doit pas voir est caché.
web-hand-over-ready = Je suis { $who }
web-paused = En pause
web-pause = Pause
web-go-on = Reprendre
web-review-game = Analyser la partie
web-again = Rejouer
web-resign-sure = Abandonner cette partie ?
web-draw-sure = Proposer la nulle ?
web-draw-accept = { $who } accepte la nulle ?
web-yes = Oui
web-no = Non
web-confirm-move = Jouer ce coup
web-cancel = Annuler
web-looking-back = Vous regardez une position antérieure.
web-other-tab = La partie a continué dans un autre onglet.
web-to-the-game = Retour à la partie
web-your-turn = À vous de jouer
web-turn-of = Au tour de { $who }
web-you-win = Vous avez gagné
web-you-lose = L’ordinateur gagne
web-wins = { $who } gagne
web-draw = Partie nulle
web-clock-left = { $who } : il reste { $seconds ->
    [60] une minute
   *[other] { $seconds } secondes
}
web-why-time = Temps écoulé.
web-why-resign = Par abandon.
web-why-agreed = Nulle par accord.
web-view = Vue
web-view-is = Vue : { $view }
web-turn-board = Tourner le plateau
web-turn-piece = Tourner la pièce (R)
web-actions = Actions
web-undo = Annuler
web-hint = Conseil
web-offer-draw = Nulle
web-resign = Abandonner
web-moves = Coups
web-type-move = Taper un coup
web-play-move = Jouer
web-theme = Apparence
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-palette = Couleurs des pièces
web-palette-box = Comme dans la boîte
web-palette-safe = Pour les yeux qui confondent rouge et vert
web-palette-help = Avec le second choix, l’orange remplace le rouge et le bleu clair le vert ; les noms restent ceux des règles.
web-patterns = Signes sur les pièces
web-patterns-auto = Selon les couleurs
web-patterns-bold = Bien visibles
web-patterns-off = Aucun
web-language = Langue
web-language-browser = Comme le navigateur
web-confirm = Confirmer chaque coup
web-confirm-touch = Sur écran tactile
web-confirm-always = Toujours
web-confirm-never = Jamais
web-animations = Animations
web-sounds = Sons
web-coordinates = Coordonnées sur le plateau
web-threats = Montrer les menaces
web-settings-reset = Tout réinitialiser
web-learn = Apprendre
web-learn-text = Du premier coup aux premières astuces, par de courts exercices sur de vrais plateaux. Chaque erreur est expliquée, et rien ne peut mal tourner.
web-learn-game = Apprendre { $game }
web-learn-progress = { $done } exercices réussis sur { $all }
web-learn-begin = Commencer le cours
web-learn-go-on = Continuer le cours
web-learn-repeat = Refaire le cours
web-learn-tasks = Exercices
web-learn-rules = Les règles
web-learn-rules-of = Les règles du jeu { $game }
web-learn-rules-text = Tout ce qui compte, en courtes sections avec des images animées.
web-learn-task = Exercice { $number } sur { $all }
web-learn-done = réussi
web-learn-show = Montrez-moi
web-learn-before = Précédent
web-learn-skip = Suivant
web-learn-next = Exercice suivant
web-learn-right = C’est juste !
web-learn-finished = C’était le dernier exercice : à vous maintenant de jouer une vraie partie.
web-learn-again = Encore une fois
web-learn-take-back = Reprendre le coup
web-learn-wrong = Ce coup est permis, mais ce n’est pas celui que demande l’exercice. Reprenez-le et essayez autre chose.
web-learn-not-there = Pas ici. Regardez encore.
web-learn-found = { $found } sur { $all } trouvées
web-learn-hint = Commencez là où se trouve l’anneau.
web-learn-run = Jouer les coups
web-review-text = Ouvrez une partie terminée ou collez un enregistrement.
web-review-later = Cette partie n’est pas terminée
web-review-later-text = Elle a des secrets que tout le monde ne doit pas encore voir. Elle pourra être analysée quand elle sera finie.
web-puzzles = Problèmes
web-puzzles-text = Des positions de vraies parties où un seul coup est le meilleur. À vous de le trouver.
web-puzzles-of = Problèmes : { $game }
web-puzzles-all = Tous les problèmes
web-puzzles-done = { $done } sur { $all } résolus
web-puzzles-finished = Tous résolus. Bravo !
web-puzzles-filter = Thème
web-puzzles-any = Tous les thèmes
web-puzzle = Problème { $number }
web-puzzle-next = Problème suivant
web-puzzle-hint = Indice
web-puzzle-hint-themes = Il s’agit de : { $themes }
web-puzzle-hint-here = L’endroit où commencer est marqué.
web-puzzle-show = Voir la solution
web-puzzle-again = Réessayer
web-puzzle-restart = Depuis le début
web-puzzle-not-solved = pas encore essayé
web-puzzle-mark-tried = essayé
web-puzzle-mark-solved = résolu
web-puzzle-mark-clean = résolu du premier coup
web-puzzle-step-easy = Facile
web-puzzle-step-medium = Moyen
web-puzzle-step-hard = Difficile
web-puzzle-step-expert = Pour experts
web-puzzle-win = Au tour de { $who } : forcez le gain en { $count } coups.
web-puzzle-turning = Au tour de { $who } : un seul coup gagne. Lequel ?
web-puzzle-rescue = Au tour de { $who } : un seul coup sauve la partie nulle. Lequel ?
web-puzzle-most = Au tour de { $who } : tirez le maximum du reste de la partie.
web-puzzle-best = Au tour de { $who } : un coup est nettement le meilleur. Trouvez-le.
web-puzzle-wrong = Pas celui-ci
web-puzzle-wrong-reply = Le gain ne peut plus être forcé à temps. { $move }
web-puzzle-wrong-win = Ce coup ne force pas le gain à temps.
web-puzzle-wrong-turning = Face au meilleur jeu, ce coup ne gagne pas.
web-puzzle-wrong-rescue = Face au meilleur jeu, ce coup perd.
web-puzzle-wrong-most = { $points ->
    [one] Ce coup perd au moins un point.
   *[other] Ce coup perd au moins { $points } points.
}
web-puzzle-wrong-best = { $points ->
    [one] Il y a un coup nettement meilleur : d’environ un point, selon le moteur.
   *[other] Il y a un coup nettement meilleur : d’environ { $points } points, selon le moteur.
}
web-puzzle-right = Exact ! Continuez.
web-puzzle-solved = Résolu !
web-puzzle-solved-clean = Résolu du premier coup !
web-puzzle-shown = Voici la solution
web-puzzle-proved = Prouvé : tout autre premier coup est moins bon.
web-puzzle-estimated = Estimé par le moteur, avec une nette avance.
web-puzzle-theme-parry = Malgré une menace
web-puzzle-theme-quiet = Coup tranquille
web-puzzle-theme-turning = Décide la partie
web-puzzle-theme-rescue = Sauve la nulle
web-puzzle-theme-patience = Pas le coup gourmand
web-puzzle-theme-greed = Des points tout de suite
web-puzzle-theme-last = Dernier coup
web-puzzle-theme-chain = Plusieurs coups uniques
web-daily = Problèmes du jour
web-daily-of = { $game } : le problème du jour
web-daily-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
web-position-reset = Position de départ
web-paste = Enregistrement d’une partie
web-paste-wrong = Illisible :
web-open = Ouvrir
web-finished-games = Parties terminées
web-start-position = La position de départ
web-first = Au début
web-back = Précédent
web-forward = Suivant
web-last = À la fin
web-play-on = Jouer à partir d’ici
web-not-over = Pas encore finie
web-accuracy = précision { $percent } %
web-points-lost = { $points } points perdus
web-judging = Coup { $done } sur { $all } …
web-graph = Chances de gain au fil de la partie
web-graph-help = Chances estimées par le moteur. Cliquez pour aller à un coup.
web-win-proved = Gagne, prouvé ({ $plies })
web-win-seen = Gagne ({ $plies })
web-loss-proved = Perd, prouvé ({ $plies })
web-loss-seen = Perd ({ $plies })
web-value-proved = { $points }, prouvé
web-engine-lines = Meilleures lignes, en direct
web-chance-lost = { $percent } % des chances perdues
web-better = mieux : { $move }
web-try-again = Réessayer d’ici
web-no-mistakes = Pas de grosse erreur trouvée.
web-mistakes = Plus grosses erreurs

# Faults, laying pieces, variations.
fault-plain = { $what }
fault-option-form = « { $part } » n’est pas écrit comme clé=valeur.
fault-option-twice = L’option « { $key } » est donnée deux fois.
fault-option-unknown = Il n’y a pas d’option « { $key } » (il y a : { $known }).
fault-option-value = « { $key } » ne peut pas être « { $value } » (possibles : { $values }).
fault-option-number = « { $key } » ne peut pas être « { $value } » : il faut un nombre entier inférieur à 2^64.
fault-seed = « { $key } » doit être un nombre entier inférieur à 2^64.
web-paste-line = Ligne { $line } :
web-paste-several = La première des { $count } parties.
web-paste-move = Ligne { $line }, coup { $number }, { $move } :
web-lay-help = Choisis une pièce, tourne-la avec R ou le bouton, puis montre la place de son angle. « Enlever » reprend la pièce que tu montres. Les couleurs se posent dans n’importe quel ordre.
web-lay-label = Position du jeu { $game } en préparation. Les flèches vont de place en place, Entrée pose la pièce choisie ou en enlève une, R la tourne.
web-lay-piece = Pièce en main
web-lay-turn = Tourner
web-lay-off = Enlever
web-lay-left = { $what }, reste { $count }
web-laid = Posée.
web-lifted = Enlevée.
web-stock = Ce qui reste
web-stock-help = Quelles pièces sont visibles, et combien de chacune sont à venir.
web-mark-1 = Imprécision
web-mark-2 = Erreur
web-mark-3 = Gaffe
web-judging-variation = Analyse de la variante …

# What is taken away from a game.
web-share = Partager
web-copied = Copié.
web-copy-record = Copier l’enregistrement
web-copy-link = Copier le lien
web-save-record = Enregistrer le fichier
web-moves-played = { $count ->
    [one] { $count } coup joué
   *[other] { $count } coups joués
}
