# Ce qui n'appartient à aucun jeu. Chaque jeu a son propre fichier.
white = Blanc
black = Noir
red = Rouge
green = Vert
neutral = neutre
nobody = personne
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
