# To, co nie należy do żadnej gry. Każda gra ma własny plik.
white = Białe
black = Czarne
red = Czerwone
green = Zielone
neutral = neutralna
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

# Gra w terminalu: kto gra.
play-you = ty
play-level = poziom { $level }
play-and = { $one } i { $other }
play-to-move = Ruch: { $who }
play-thinking = { $who }: komputer myśli …
play-hand-over = Teraz gra { $who }. Oddaj klawiaturę i naciśnij Enter, gdy nikt inny nie patrzy.

# Jak kończy się gra.
play-wins = Wygrywa: { $who }
play-share = Wspólne zwycięstwo: { $who }
play-drawn = Remis
play-why-time = Czas minął.
play-why-resign = Druga strona się poddała.
play-why-agreed = Uzgodniono remis.
play-after = v ogląda grę jeszcze raz, n zaczyna nową.

# Menu.
play-menu-game = Gra
play-menu-mode = Odmiana
play-menu-players = Gracze
play-menu-level = Poziom komputera
play-menu-clock = Zegar
play-menu-you-begin = Zaczynasz z komputerem
play-menu-computer-begins = Zaczyna komputer
play-menu-people = Kilka osób przy klawiaturze
play-menu-computers = Oglądaj komputer
play-menu-begin = Graj
play-menu-keys = Strzałki wybierają, Enter zaczyna, q kończy
play-menu-number = Wpisz liczbę od 1 do { $most } albo nic, by wziąć tę z gwiazdką.

# Zegary.
play-clock-untimed = Bez zegara
play-clock-sudden = { $time }, stały czas
play-clock-increment = { $time }, więcej czasu z każdym ruchem
play-clock-bronstein = { $time }, Bronstein
play-clock-byoyomi = { $time }, byo-yomi

# Co mówi się podczas gry.
play-welcome = Strzałki i Enter, mysz, albo wpisz ruch. ? wyjaśnia.
play-not-your-turn = To nie twoja kolej.
play-not-possible = To niemożliwe.
play-undone = Cofnięto.
play-nothing-to-undo = Nie ma czego cofnąć.
play-hint-soon = Szukam podpowiedzi …
play-no-hint = Nie ma tu podpowiedzi.
play-hint = Podpowiedź: { $move } ({ $worth })
play-draw-offered = Zaproponowano remis …
play-draw-question = Zaproponowano remis. { $who }: zgoda?
play-draw-declined = Remis odrzucony.
play-resign-question = Chcesz się poddać?
play-leave-question = Gra nie jest skończona ani zapisana. Wyjść?
play-leave-saved-question = Gra nie jest skończona; jest zapisana w { $file }. Wyjść?
play-yes = tak
play-no = nie
play-saved = Zapisano w { $file }
play-not-saved = Nie zapisano: { $why }
play-typing = Enter zagra, Esc porzuci
play-too-small = Okno jest za małe.
play-moves = Ruchy

# Ile warta jest pozycja.
play-worth = { $number }
play-worth-win = wygrywa w { $plies }
play-worth-loss = przegrywa w { $plies }
play-worth-draw = remis
play-proved = { $worth }, dowiedzione
play-estimated = { $worth }, ocena

# Oglądanie skończonej gry.
play-review = Analiza
play-review-later = Grę można obejrzeć, gdy się skończy.
play-review-accuracy = Dokładność
play-review-graph = Szanse: { $who }
play-review-soon = Obejrzano: { $found }
play-review-mistakes = Największe błędy
play-review-best = najlepszy ruch, { $worth }
play-review-better = { $worth }; lepsze było { $best }, { $better }
play-try-again = Stąd możesz spróbować jeszcze raz.

# Klawisze i polecenia. Litera i spacja przed tym, co robi.
play-keys = ? pomoc · u cofnij · h rada · d remis · r poddaj · s zapisz · n nowa · q koniec
play-keys-over = ? pomoc · v analiza · u cofnij · s zapisz · n nowa · q koniec
play-keys-review = m błędy · t spróbuj stąd · v wróć do gry · ? pomoc
play-help-screen =
    Strzałki     chodzą po planszy
    Enter        wskazuje pole
    Tab          do listy i z powrotem
    1 do 9       wskazuje wiersz listy
    t  T         następny wybór: obrót, element
    Esc          cofa ostatnie wskazanie
    Litery       wpisz ruch, potem Enter
                 (w razie potrzeby : przed nim)

    u cofnij     h podpowiedź   d proponuj remis
    r poddaj     s zapisz       v analiza
    n nowa gra   q koniec

    Mysz: kliknięcie, kółko zmienia wybór,
    prawy przycisk cofa

    {">"} {"<"} ty   {"{"} {"}"} wybrane   ( ) ostatni ruch
    {"*"} lub podkreślone: możliwe   ~ ~ co się stanie
play-help-menu =
    Góra, Dół      inny wiersz
    Lewo, Prawo    inny wybór
    Enter          graj
    q              koniec
play-help-review =
    Lewo, Prawo    ruch wstecz, ruch naprzód
    Home, End      początek i koniec
    m              następny duży błąd
    t              spróbuj stąd jeszcze raz
    v lub Esc      wróć do gry
play-help-lines =
    Wpisz ruch albo jedno z tych słów:
    board        pokaż planszę jeszcze raz
    moves        co zagrano
    hint         zapytaj komputer
    undo         cofnij
    draw         zaproponuj remis
    resign       poddaj się
    save FILE    zapisz grę
    record       pokaż grę tak, jak byłaby zapisana
    review       obejrzyj skończoną grę
    quit         koniec
