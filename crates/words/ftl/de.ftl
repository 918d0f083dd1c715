# Was zu keinem Spiel gehört. Jedes Spiel hat seine eigene Datei.
white = Weiß
black = Schwarz
red = Rot
green = Grün
neutral = neutral
nobody = niemand
empty = leer
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
number = { $count }
