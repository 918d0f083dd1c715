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
