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
# Aplikacja.
web-name = Quartet
web-skip = Przejdź do treści
web-pages = Strony
web-home = Strona główna
web-play = Gra
web-review = Analiza
web-settings = Ustawienia
web-footer = Quartet to wolny projekt, niezwiązany z wydawcami tych gier; ich nazwy są znakami towarowymi ich właścicieli.
web-update = Nowa wersja jest gotowa.
web-update-now = Zaktualizuj
web-no-words = Nie udało się wczytać słów tego języka. Spróbuj ponownie, gdy będzie sieć.
web-not-kept = Ta przeglądarka nic już nie zapisze: jej pamięć jest pełna albo zablokowana. Po zamknięciu strony partie przepadną.
web-no-engine = Bez sieci nie udało się wczytać komputera. Gra potoczy się dalej, gdy tylko będzie to możliwe.
web-notice-read = Zamknij
web-lost = Nic tu nie ma
web-lost-text = Tej strony lub partii nie ma na tym urządzeniu.
web-hero = Cztery gry czystej myśli
web-hero-text = Graj z komputerem na dziesięciu poziomach albo z kimś obok. Bez konta, bez reklam, także bez sieci.
web-games = Gry
web-play-game = Zagraj w { $game }
web-continue = Kontynuuj
web-continue-game = { $game }: wróć do swojej partii
web-your-games = Twoje partie
web-forget = Usuń
web-forget-game = { $game }: usuń tę partię
web-forget-sure = { $game }: usunąć tę partię?
web-against-level = Z komputerem, poziom { $level }
web-together = We dwoje na jednym urządzeniu
web-watch = Oglądaj grę komputera
web-new-game = Nowa partia
web-strength-elo = Zmierzono: Elo { $elo } ± { $error } (0 to średnia dziesięciu poziomów)
web-strength-usual = Elo { $elo } ± { $error } przy zwykłych zasadach (0 to średnia dziesięciu poziomów); przy tych nie zmierzono
web-strength-score = Zmierzono: { $percent } % w { $games } partiach, przeciwnik: { $who }
web-strength-unknown = Siły jeszcze nie zmierzono
web-strength-random = losowe ruchy
web-strength-greedy = gracz, który bierze najładniejszy ruch
web-strength-uct = zwykłe przeszukiwanie drzewa
web-board-number-label = Plansza numer
web-build-board = Zbuduj planszę
web-board-grid = Plansza, którą budujesz
web-board-free = Kolumna { $column }, rząd { $row }: wolne
web-board-tile = Kolumna { $column }, rząd { $row }: płytka { $wide } na { $high }
web-board-size = Płytka { $short } na { $long }, zostało { $left }
web-board-tiles = Płytki w pudełku
web-board-help = Wybierz płytkę i wskaż miejsce jej lewego górnego rogu. Wskaż płytkę, aby ją znów podnieść; R ją obraca.
web-board-editor-label = Plansza w budowie. Strzałki przechodzą z miejsca na miejsce, Enter kładzie lub podnosi płytkę, R ją obraca.
web-board-no-room = Płytka się tam nie zmieści.
web-board-no-tile = Najpierw wybierz płytkę.
web-board-left = { $count ->
    [one] Została jedna płytka
    [few] Zostały { $count } płytki
   *[other] Zostało { $count } płytek
}
web-board-apart = Wszystkie płytki leżą, ale muszą stykać się bokami.
web-board-done = Plansza jest gotowa.
web-board-clear = Wyczyść
web-board-text = Plansza jako tekst
web-board-play = Graj na tej planszy
web-copy-options-link = Kopiuj link do tych ustawień
web-set-up = Ustawienie przed partią
web-set-up-hand = Ręcznie
web-set-up-chance = Losowo
web-set-up-engine = Przez komputer
web-set-up-help = Ta gra zaczyna się od ustawienia. Zrób je samodzielnie, zdaj się na los albo pozwól, by komputer zrobił to za wszystkich.
web-plan = Ułóż swoje elementy
web-plan-help = Pierwszy przychodzi pierwszy. Przeciągnij element albo naciśnij Alt i strzałki.
web-plan-moved = { $what }: miejsce { $place } z { $count }
web-plan-earlier = Wcześniej
web-plan-later = Później
web-plan-shuffle = Przetasuj
web-plan-shuffled = Elementy są w innej kolejności.
web-plan-done = To moja kolejność
web-plan-begun = Układasz już swoje elementy na liście. Dokończ tam.
web-set-position = Ustaw pozycję
web-set-position-text = Ustaw na planszy dowolną pozycję, a potem zbadaj ją z komputerem albo graj z niej dalej.
web-position-label = Ustawiana pozycja gry { $game }. Strzałki przechodzą z miejsca na miejsce, Enter zmienia to, co tam jest.
web-position-help = Wskaż miejsce, aby zmienić to, co tam jest.
web-position-by-text = Pozycje tej gry powstają z ruchów: rozegraj je na planszy analizy albo wpisz pozycję poniżej.
web-position-clear = Pusta plansza
web-position-text = Pozycja jako tekst
web-position-wrong = Z tej pozycji nikt nie może grać dalej:
web-position-over = W tej pozycji partia jest skończona.
web-position-fine = Ta pozycja jest możliwa.
web-position-used-up = Nie ma już czego tu położyć: najpierw zdejmij coś w innym miejscu.
web-analyse = Zbadaj
web-brush = Co tam położyć
web-brush-next = Po kolei
web-whose-turn = Czyj ruch
web-open-file = Otwórz plik
web-drop-file = albo upuść go tutaj
web-variation-help = Zagraj na planszy inny ruch, aby zacząć wariant.
web-comment = Komentarz do tego ruchu
web-remove-variation = Usuń ten wariant
web-proved = dowiedzione
web-estimated = oszacowane
web-filming = Rysowanie obrazka { $done } z { $all } …
web-film-done = Film jest gotowy.
web-mode = Wariant
web-mode-own = Twoja własna mieszanka zasad: patrz niżej.
web-other-board = Inna plansza
web-opponent = Przeciwnik
web-computer = Komputer
web-person = Ktoś obok mnie
web-level = Poziom
web-level-first = Poziom pierwszej strony
web-level-others = Poziom drugiej strony
web-level-short = Komputer, poziom { $level }
web-level-1 = Na pierwszą partię: wiele przeoczy
web-level-2 = Patrzy jeden ruch naprzód, często nieuważnie
web-level-3 = Początkujący, który widzi proste groźby
web-level-4 = Uważny początkujący
web-level-5 = Myśli trzy ruchy naprzód
web-level-6 = Wprawny gracz
web-level-7 = Mocny gracz, rzadkie błędy
web-level-8 = Bardzo mocny gracz
web-level-9 = Ekspert, który nie wybacza
web-level-10 = Tak mocny, jak pozwala to urządzenie
web-colour = Twoja strona
web-lot = Losowo
web-clock = Zegar
web-clock-untimed = Bez zegara
web-clock-untimed-help = Każdy myśli, jak długo chce.
web-clock-sudden = { $minutes } min
web-clock-sudden-help = Na całą partię; kto go wyczerpie, przegrywa.
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-increment-help = Każdy ruch dodaje kilka sekund.
web-clock-bronstein = { $minutes } min, zwrot { $seconds } s
web-clock-bronstein-help = Czas ruchu wraca, najwyżej tyle sekund (Bronstein).
web-clock-byo-yomi = { $minutes } min, potem { $periods } × { $seconds } s
web-clock-byo-yomi-help = Potem są okresy; ruch w czasie okresu go zachowuje (byo-yomi).
web-rules = Zasady szczegółowo
web-fixed-draws = Ustal losowania
web-options-wrong = Te opcje do siebie nie pasują.
web-start = Rozpocznij partię
web-board-label = Plansza gry { $game }. Strzałki przechodzą między polami, Enter wybiera, Escape puszcza, R obraca element, Page Down przechodzi do następnego możliwego pola.
web-not-possible = To niemożliwe.
web-taken-back = Cofnięto ruch.
web-now-paused = Gra jest wstrzymana: wznów ją przed ruchem.
web-now-covered = Najpierw kolejna osoba musi potwierdzić, że ma urządzenie.
web-now-other = To nie twój ruch.
web-not-from-there = Z tego, co wybrano, nie można tam pójść. Wskaż jedno z zaznaczonych miejsc albo jeszcze raz swój wybór, aby go odłożyć.
web-nothing-there = Teraz nic tam nie można zrobić. Możliwe są zaznaczone miejsca.
web-thinking = Myśli …
web-hint-says = Podpowiedź: { $move }
web-draw-refused = Komputer nie przyjmuje teraz remisu.
web-draw-declined = { $who } nie przyjmuje remisu.
web-you = ty
web-out = poza grą
web-hand-over = Przekaż urządzenie
web-hand-over-to = Teraz: { $who }
web-hand-over-text = Przekaż urządzenie; to, czego druga osoba nie może widzieć, jest zakryte.
web-hand-over-ready = Jestem: { $who }
web-paused = Pauza
web-pause = Pauza
web-go-on = Dalej
web-review-game = Analizuj partię
web-again = Jeszcze raz
web-resign-sure = Poddać tę partię?
web-draw-sure = Zaproponować remis?
web-draw-accept = { $who }: czy przyjmujesz remis?
web-yes = Tak
web-no = Nie
web-confirm-move = Zagraj ten ruch
web-cancel = Anuluj
web-looking-back = Oglądasz wcześniejszą pozycję.
web-other-tab = Partia potoczyła się dalej w innej karcie.
web-to-the-game = Wróć do partii
web-your-turn = Twój ruch
web-turn-of = Ruch: { $who }
web-you-win = Wygrywasz
web-you-lose = Komputer wygrywa
web-wins = { $who } wygrywa
web-draw = Remis
web-clock-left = { $who }: { $seconds ->
    [60] została minuta
   *[other] zostało { $seconds } sekund
}
web-why-time = Skończył się czas.
web-why-resign = Przez poddanie.
web-why-agreed = Uzgodniono remis.
web-view = Widok
web-view-is = Widok: { $view }
web-turn-board = Obróć planszę
web-turn-piece = Obróć element (R)
web-actions = Działania
web-undo = Cofnij
web-hint = Podpowiedź
web-offer-draw = Remis
web-resign = Poddaj
web-moves = Ruchy
web-type-move = Wpisz ruch
web-play-move = Zagraj
web-theme = Wygląd
web-theme-system = Jak urządzenie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-palette = Kolory elementów
web-palette-box = Jak w pudełku
web-palette-safe = Dla oczu mylących czerwień z zielenią
web-palette-help = Przy drugim wyborze pomarańczowy zastępuje czerwony, a jasnoniebieski zielony; nazwy zostają takie jak w zasadach.
web-patterns = Znaki na elementach
web-patterns-auto = Zależnie od kolorów
web-patterns-bold = Wyraźne
web-patterns-off = Brak
web-language = Język
web-language-browser = Jak przeglądarka
web-confirm = Potwierdzaj każdy ruch
web-confirm-touch = Na ekranie dotykowym
web-confirm-always = Zawsze
web-confirm-never = Nigdy
web-animations = Animacje
web-sounds = Dźwięki
web-coordinates = Współrzędne na planszy
web-threats = Pokazuj groźby
web-settings-reset = Przywróć ustawienia
web-learn = Nauka
web-learn-text = Od pierwszego ruchu do pierwszych sztuczek, w krótkich zadaniach na prawdziwych planszach. Każdy błąd jest wyjaśniony i niczego nie można zepsuć.
web-learn-game = Nauka gry { $game }
web-learn-progress = Rozwiązane zadania: { $done } z { $all }
web-learn-begin = Zacznij kurs
web-learn-go-on = Kontynuuj kurs
web-learn-repeat = Powtórz kurs
web-learn-tasks = Zadania
web-learn-rules = Zasady
web-learn-rules-of = Zasady gry { $game }
web-learn-rules-text = Wszystko, co ważne, w krótkich rozdziałach z ruchomymi obrazkami.
web-learn-task = Zadanie { $number } z { $all }
web-learn-done = rozwiązane
web-learn-show = Pokaż
web-learn-before = Poprzednie
web-learn-skip = Następne
web-learn-next = Następne zadanie
web-learn-right = Dobrze!
web-learn-finished = To było ostatnie zadanie: czas na prawdziwą partię.
web-learn-again = Jeszcze raz
web-learn-take-back = Cofnij ruch
web-learn-wrong = Taki ruch jest dozwolony, ale w tym zadaniu chodzi o inny. Cofnij go i spróbuj inaczej.
web-learn-not-there = To nie tutaj. Przyjrzyj się jeszcze raz.
web-learn-found = Znalezione: { $found } z { $all }
web-learn-hint = Zacznij tam, gdzie jest obwódka.
web-learn-run = Odtwórz ruchy
web-review-text = Otwórz zakończoną partię albo wklej zapis.
web-review-later = Ta partia jeszcze trwa
web-review-later-text = Kryje sekrety, których nie każdy może jeszcze zobaczyć. Będzie można ją analizować po zakończeniu.
web-puzzles = Zadania
web-puzzles-text = Pozycje z prawdziwych partii, w których jeden ruch jest najlepszy. Znajdź go.
web-puzzles-of = Zadania: { $game }
web-puzzles-all = Wszystkie zadania
web-puzzles-done = Rozwiązane: { $done } z { $all }
web-puzzles-finished = Wszystkie rozwiązane. Brawo!
web-puzzles-filter = Motyw
web-puzzles-any = Wszystkie motywy
web-puzzle = Zadanie { $number }
web-puzzle-next = Następne zadanie
web-puzzle-hint = Podpowiedź
web-puzzle-hint-themes = Chodzi o: { $themes }
web-puzzle-hint-here = Miejsce, od którego trzeba zacząć, jest zaznaczone.
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-again = Spróbuj ponownie
web-puzzle-restart = Od początku
web-puzzle-not-solved = niepróbowane
web-puzzle-mark-tried = próbowane
web-puzzle-mark-solved = rozwiązane
web-puzzle-mark-clean = rozwiązane za pierwszym razem
web-puzzle-step-easy = Łatwe
web-puzzle-step-medium = Średnie
web-puzzle-step-hard = Trudne
web-puzzle-step-expert = Dla ekspertów
web-puzzle-win = Ruch: { $who }. Wymuś wygraną w { $count } ruchach.
web-puzzle-turning = Ruch: { $who }. Tylko jeden ruch wygrywa. Który?
web-puzzle-rescue = Ruch: { $who }. Tylko jeden ruch ratuje remis. Który?
web-puzzle-most = Ruch: { $who }. Wyciągnij jak najwięcej z reszty partii.
web-puzzle-best = Ruch: { $who }. Jeden ruch jest wyraźnie najlepszy. Znajdź go.
web-puzzle-wrong = Nie ten ruch
web-puzzle-wrong-reply = Teraz wygranej nie da się już wymusić na czas. { $move }
web-puzzle-wrong-win = Ten ruch nie wymusza wygranej na czas.
web-puzzle-wrong-turning = Przy najlepszej grze ten ruch nie wygrywa.
web-puzzle-wrong-rescue = Przy najlepszej grze ten ruch przegrywa.
web-puzzle-wrong-most = { $points ->
    [one] Ten ruch traci co najmniej jeden punkt.
    [few] Ten ruch traci co najmniej { $points } punkty.
   *[many] Ten ruch traci co najmniej { $points } punktów.
}
web-puzzle-wrong-best = { $points ->
    [one] Jest wyraźnie lepszy ruch: zdaniem silnika o około jeden punkt.
    [few] Jest wyraźnie lepszy ruch: zdaniem silnika o około { $points } punkty.
   *[many] Jest wyraźnie lepszy ruch: zdaniem silnika o około { $points } punktów.
}
web-puzzle-right = Dobrze! Graj dalej.
web-puzzle-solved = Rozwiązane!
web-puzzle-solved-clean = Rozwiązane za pierwszym razem!
web-puzzle-shown = Oto rozwiązanie
web-puzzle-proved = Udowodnione: każdy inny pierwszy ruch jest gorszy.
web-puzzle-estimated = Ocena silnika, z wyraźną przewagą.
web-puzzle-theme-parry = Wbrew groźbie
web-puzzle-theme-quiet = Cichy ruch
web-puzzle-theme-turning = Rozstrzyga partię
web-puzzle-theme-rescue = Ratuje remis
web-puzzle-theme-patience = Nie zachłanny ruch
web-puzzle-theme-greed = Punkty od razu
web-puzzle-theme-last = Ostatni ruch
web-puzzle-theme-chain = Kilka jedynych ruchów
web-daily = Zadania dnia
web-daily-of = { $game }: zadanie dnia
web-daily-streak = { $days ->
    [one] Jeden dzień
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
web-position-reset = Pozycja początkowa
web-paste = Zapis partii
web-paste-wrong = Nie da się odczytać:
web-open = Otwórz
web-finished-games = Zakończone partie
web-start-position = Pozycja początkowa
web-first = Na początek
web-back = Wstecz
web-forward = Dalej
web-last = Na koniec
web-play-on = Graj dalej stąd
web-not-over = Jeszcze nieskończona
web-accuracy = dokładność { $percent } %
web-points-lost = stracone punkty: { $points }
web-judging = Ruch { $done } z { $all } …
web-graph = Szanse na wygraną w trakcie partii
web-graph-help = Szanse w ocenie silnika. Kliknij, aby przejść do ruchu.
web-win-proved = Wygrywa, dowiedzione ({ $plies })
web-win-seen = Wygrywa ({ $plies })
web-loss-proved = Przegrywa, dowiedzione ({ $plies })
web-loss-seen = Przegrywa ({ $plies })
web-value-proved = { $points }, dowiedzione
web-engine-lines = Najlepsze warianty na żywo
web-chance-lost = stracone { $percent } % szans
web-better = lepiej: { $move }
web-try-again = Spróbuj stąd jeszcze raz
web-no-mistakes = Nie znaleziono dużych błędów.
web-mistakes = Największe błędy

# Faults, laying pieces, variations.
fault-plain = { $what }
fault-option-form = „{ $part }” nie jest zapisane jak klucz=wartość.
fault-option-twice = Opcja „{ $key }” jest podana dwa razy.
fault-option-unknown = Nie ma opcji „{ $key }” (są: { $known }).
fault-option-value = „{ $key }” nie może być „{ $value }” (może być: { $values }).
fault-option-number = „{ $key }” nie może być „{ $value }”: musi to być liczba całkowita poniżej 2^64.
fault-seed = „{ $key }” musi być liczbą całkowitą poniżej 2^64.
web-paste-line = Wiersz { $line }:
web-paste-several = Pierwsza z { $count } partii.
web-paste-move = Wiersz { $line }, ruch { $number }, { $move }:
web-lay-help = Wybierz element, obróć go klawiszem R lub przyciskiem i wskaż miejsce jego rogu. „Zdejmij” podnosi wskazany element. Kolory można kłaść w dowolnej kolejności.
web-lay-label = Ustawiana pozycja gry { $game }. Strzałki przechodzą z miejsca na miejsce, Enter kładzie wybrany element lub zdejmuje, R obraca.
web-lay-piece = Element w ręku
web-lay-turn = Obróć
web-lay-off = Zdejmij
web-lay-left = { $what }, zostało { $count }
web-laid = Położono.
web-lifted = Zdjęto.
web-stock = Co zostało
web-stock-help = Które elementy są odkryte i ile każdego jeszcze przyjdzie.
web-mark-1 = Niedokładność
web-mark-2 = Błąd
web-mark-3 = Gruby błąd
web-judging-variation = Analiza wariantu …

# What is taken away from a game.
web-share = Udostępnij
web-copied = Skopiowano.
web-copy-record = Kopiuj zapis
web-copy-link = Kopiuj link
web-save-record = Zapisz plik
web-moves-played = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
