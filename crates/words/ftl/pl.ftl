# To, co nie należy do żadnej gry. Każda gra ma własny plik.
white = Białe
black = Czarne
red = Czerwone
green = Zielone
neutral = neutralna
nobody = nikt
empty = puste
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
number = { $count }
hidden-move = ruch na razie tajny
drawn = wylosowano: { $what }
resigned = { $who }: rezygnacja
out-of-time = { $who }: koniec czasu
agreed = remis za zgodą stron
