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
hidden-move = ein Zug, der vorerst geheim bleibt
drawn = gezogen: { $what }
resigned = { $who } gibt auf
out-of-time = { $who }: Zeit abgelaufen
agreed = Remis vereinbart
