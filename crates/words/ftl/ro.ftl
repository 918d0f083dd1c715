# Ce nu ține de niciun joc. Fiecare joc are fișierul lui.
white = Alb
black = Negru
red = Roșu
green = Verde
neutral = neutru
nobody = nimeni
empty = liber
points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
number = { $count }
hidden-move = o mutare care rămâne deocamdată secretă
drawn = extras: { $what }
resigned = { $who } abandonează
out-of-time = { $who } nu mai are timp
agreed = remiză de comun acord
