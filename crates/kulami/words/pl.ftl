kulami-summary = Każda kulka musi leżeć w jednej linii z poprzednią, a płytka należy do tego, kto ma na niej więcej kulek.
kulami-theme-takes = Zdobywa płytkę
kulami-theme-frees = Wyrównuje na płytce
kulami-theme-fills = Zapełnia płytkę
kulami-theme-squeezes = Zostawia mały wybór
kulami-theme-ends = Kończy grę
kulami-view-board = Plansza

kulami-title = Kulami, ruch: { $colour }, Czerwone { $red }, Czarne { $black }
kulami-title-won = Kulami, wygrywają { $colour }, Czerwone { $red }, Czarne { $black }
kulami-title-drawn = Kulami, remis, Czerwone { $red }, Czarne { $black }

kulami-cell = { $cell }: { $what }; { $tile }
kulami-cell-closed-1 = { $cell }: { $what }; { $tile }; zamknięta, leży na niej ostatnia kulka
kulami-cell-closed-2 = { $cell }: { $what }; { $tile }; zamknięta, leży na niej przedostatnia kulka
kulami-marble-red = czerwona kulka
kulami-marble-black = czarna kulka
kulami-marble-red-last = czerwona kulka, położona ostatnio
kulami-marble-black-last = czarna kulka, położona ostatnio
kulami-tile-empty = płytka z { $size } otworami, jeszcze pusta
kulami-tile-tied = płytka z { $size } otworami, { $red } do { $black }, niczyja
kulami-tile-owned = płytka z { $size } otworami, czerwone { $red }, czarne { $black }, mają ją { $owner }

kulami-target-hole = Otwór { $cell }
kulami-target-swap = Zamień kolory zamiast kłaść kulkę
kulami-swap = Zamień kolory

kulami-tell-takes = { $colour } grają { $cell } i zdobywają płytkę z { $size } otworami
kulami-tell-frees = { $colour } grają { $cell } i wyrównują na płytce z { $size } otworami
kulami-tell-holds = { $colour } grają { $cell } i umacniają swoją płytkę z { $size } otworami
kulami-tell-places = { $colour } grają { $cell } na płytce przeciwnika z { $size } otworami
kulami-tell-swap = { $colour } zamieniają kolory i grają odtąd jako { $other }

kulami-fact-points = Punkty
kulami-fact-tiles = Płytki
kulami-fact-area = Największy obszar
kulami-fact-lines = Linie
kulami-fact-marbles = Pozostałe kulki
kulami-fact-lead = { $count } (+{ $lead })
kulami-fact-holes = Otwory do wyboru
kulami-fact-board = Plansza
kulami-board-random = { $kind }, ziarno { $seed }
kulami-board-own = Własna plansza

kulami-why-all-placed = Wszystkie kulki leżą na planszy.
kulami-why-no-move = Nie ma już otworu dla następnej kulki.

kulami-refused-syntax = To nie jest ruch: podaj literę i numer otworu, na przykład d4.
kulami-refused-off-board = Nie ma tam otworu.
kulami-refused-occupied = W tym otworze leży już kulka.
kulami-refused-not-in-line = Kulka musi trafić do rzędu lub kolumny ostatniej kulki.
kulami-refused-same-tile = Na tej płytce leży ostatnia kulka, więc w tym ruchu jest zamknięta.
kulami-refused-previous-tile = Na tej płytce leży przedostatnia kulka, więc jest zamknięta jeszcze przez jeden ruch.
kulami-refused-no-marbles = Nie masz już kulek, więc gra jest skończona.
kulami-refused-over = Gra jest skończona.

kulami-mode-0 = Gra podstawowa
kulami-mode-1 = Z obszarami
kulami-mode-2 = Z obszarami i liniami
kulami-mode-3 = Plansza nieregularna
kulami-mode-4 = Nieregularna, wszystkie zasady

kulami-option-board = Płytki, na których się gra: losowe, jedna z nazwanych plansz albo własna.
kulami-option-board-square = Losowa kwadratowa
kulami-option-board-irregular = Losowa nieregularna
kulami-option-board-classic = Klasyczna
kulami-option-board-irregular-classic = Klasyczna nieregularna
kulami-option-board-example = Przykładowa
kulami-option-board-square-1 = Kwadrat 1
kulami-option-board-square-2 = Kwadrat 2
kulami-option-board-square-3 = Kwadrat 3
kulami-option-board-square-4 = Kwadrat 4
kulami-option-board-square-5 = Kwadrat 5
kulami-option-board-square-6 = Kwadrat 6
kulami-option-board-square-7 = Kwadrat 7
kulami-option-board-sample-10 = Wzór 10
kulami-option-seed = Liczba, z której powstaje losowa plansza: ta sama liczba daje tę samą planszę.
kulami-option-area = Czy większy spójny obszar kulek daje punkty za przewagę.
kulami-option-area-off = Obszary się nie liczą
kulami-option-area-on = Większy obszar daje różnicę
kulami-option-lines = Czy proste linie z pięciu lub więcej kulek dają punkty za przewagę.
kulami-option-lines-off = Linie się nie liczą
kulami-option-lines-on = Dłuższe linie dają różnicę
kulami-option-first = Kolor, który zaczyna.
kulami-option-first-red = Zaczynają czerwone
kulami-option-first-black = Zaczynają czarne
kulami-option-swap = Czy drugi gracz może przejąć pierwszą kulkę zamiast na nią odpowiadać.
kulami-option-swap-off = Każdy zachowuje swój kolor
kulami-option-swap-on = Pierwszą odpowiedzią może być zamiana kolorów
