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

# Why a position or a table is not possible.
kulami-last-marble = Ostatnia kulka
kulami-previous-marble = Przedostatnia kulka
kulami-fault-parts = Pozycja ma pięć części oddzielonych odstępami: płytki, kulki, czyj ruch, ostatnia kulka, przedostatnia kulka.
kulami-fault-side = Strona na posunięciu musi być r albo b, a po zamianie kolorów z x na końcu.
kulami-fault-mark-cell = { $which }: „{ $text }” to nie otwór w rodzaju d4, czyli litera i liczba.
kulami-fault-mark-hole = { $which }: na { $text } nie ma otworu.
kulami-fault-shape = Kulki muszą być zapisane w tym samym kształcie co płytki.
kulami-fault-no-marble = { $letter } to nie kulka: są tylko r, b i .
kulami-fault-no-hole = Kulka w rzędzie { $row }, kolumnie { $column } leży tam, gdzie nie ma otworu.
kulami-fault-no-exchange = Przy tym stole nie zamienia się kolorów.
kulami-fault-early-exchange = Kolorów nie można zamienić przed pierwszą kulką.
kulami-fault-unnamed = { $which } ({ $colour }): podaj, gdzie leży.
kulami-fault-misnamed = { $which } ({ $colour }): na { $cell } nie ma kulki tego koloru.
kulami-fault-supply = { $colour }: kulek na planszy jest { $count }, a w pudełku tylko { $most }.
kulami-fault-empty = Plansza nie ma żadnego otworu.
kulami-fault-extent = Plansza ma szerokość { $width } i wysokość { $height }; dozwolone jest najwyżej { $most }.
kulami-fault-apart = Wszystkie płytki muszą stykać się bokami.
kulami-fault-letter = { $letter } nie może stać w planszy: są tylko litery i .
kulami-fault-lengths = Rzędy mają różną długość: rząd 1 ma { $first }, rząd { $row } ma { $found }.
kulami-fault-tile-size = Płytka { $letter } ma { $height } × { $width }: nie ma płytki tej wielkości.
kulami-fault-tile-shape = Otwory płytki { $letter } nie tworzą jednego prostokąta.
kulami-fault-tile-count = Płytki { $short } × { $long }: { $count } zamiast { $wanted }.
kulami-fault-board = Nie ma planszy „{ $name }” (są: { $known }). Można też wpisać płytki.

kulami-mode-0 = Gra podstawowa
kulami-mode-0-help = Na losowej kwadratowej planszy; liczą się tylko płytki, każda dla tego, kto ma na niej więcej kulek.
kulami-mode-1 = Z obszarami
kulami-mode-1-help = Liczą się płytki, a większy spójny obszar kulek daje tyle, o ile jest większy.
kulami-mode-2 = Z obszarami i liniami
kulami-mode-2-help = Liczą się płytki, większy spójny obszar i proste linie z pięciu lub więcej kulek.
kulami-mode-3 = Plansza nieregularna
kulami-mode-3-help = Gra podstawowa na losowej planszy, która nie jest kwadratem: z zatokami i rogami.
kulami-mode-4 = Nieregularna, wszystkie zasady
kulami-mode-4-help = Na klasycznej planszy nieregularnej, z obszarami i liniami, a drugi gracz może po pierwszej kulce zamienić kolory.

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
kulami-option-board-own = Twoja plansza
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

## Learning
kulami-lesson-first-title = Pierwsza kulka
kulami-lesson-first-text = Plansza składa się z płytek o dwóch, trzech, czterech lub sześciu otworach. Kto ma na płytce więcej kulek, dostaje punkt za każdy jej otwór. Pierwszą kulkę można położyć gdziekolwiek. Grasz czerwonymi: połóż ją na jednej z czterech największych płytek.
kulami-lesson-first-done = Na razie płytka jest twoja i liczy się za sześć punktów. Zostanie twoja, dopóki masz na niej większość.
kulami-lesson-first-no-small = Też dobry otwór, ale na mniejszej płytce. Poszukaj płytki z sześcioma otworami, trzy na dwa.
kulami-lesson-row-title = W tym samym rzędzie
kulami-lesson-row-text = A teraz haczyk: twoja kulka musi trafić do rzędu albo kolumny ostatniej kulki. Czarne właśnie zagrały w zaznaczony otwór. Odpowiedz w jego rzędzie, czyli w poziomie.
kulami-lesson-row-done = Odległość nie ma znaczenia, a kulki po drodze nie przeszkadzają.
kulami-lesson-row-no-column = To kolumna, czyli w pionie. Wolno, ale tutaj spróbuj rzędu.
kulami-lesson-column-title = W tej samej kolumnie
kulami-lesson-column-text = Ta sama zasada działa w pionie. Odpowiedz na ostatnią czarną kulkę w jej kolumnie.
kulami-lesson-column-done = Tak każda kulka decyduje, dokąd może trafić następna, a twoja decyduje za czarne.
kulami-lesson-column-no-row = To rząd. Spójrz nad ostatnią czarną kulkę i pod nią.
kulami-lesson-closed-title = Dwie zamknięte płytki
kulami-lesson-closed-text = Dla twojej następnej kulki zamknięte są dwie płytki: ta z ostatnią kulką i ta z przedostatnią. Wskaż trzy puste otwory, które leżą w linii z ostatnią czarną kulką, ale są zamknięte.
kulami-lesson-closed-done = Zamknięte płytki pokazują kłódki 1 i 2. Na jednej leży ostatnia kulka przeciwnika, na drugiej twoja własna ostatnia.
kulami-lesson-closed-hint = Idź rzędem i kolumną ostatniej czarnej kulki i zatrzymaj się na dwóch płytkach z kłódką.
kulami-lesson-gap-title = Przez lukę
kulami-lesson-gap-text = Plansza może być nieregularna. Rzędy i kolumny ciągną się dalej tam, gdzie się urywa. Tym razem grasz czarnymi: odpowiedz na ostatnią czerwoną kulkę po drugiej stronie luki.
kulami-lesson-gap-done = Kolumna nie kończy się na brzegu płytki. Na nieregularnych planszach zawsze patrz dalej, niż się wydaje.
kulami-lesson-gap-no-near = To też w linii, ale po tej stronie. Zejdź prosto w dół kolumną ostatniej kulki.
kulami-lesson-share-title = Przełam remis
kulami-lesson-share-text = Na dużej płytce pośrodku leży po jednej kulce każdego koloru: nie należy do nikogo. Jeszcze jedna czerwona i jej sześć punktów jest twoje.
kulami-lesson-share-done = Dwie do jednej: płytka jest twoja. Czarne potrzebują teraz na niej jeszcze dwóch kulek, żeby ją zabrać.
kulami-lesson-share-no-empty = To zdobywa pustą płytkę, ale mniejszą niż ta pośrodku.
kulami-lesson-share-no-own = Ta płytka już jest twoja. Spójrz na tę pośrodku.
kulami-lesson-biggest-title = Co się najbardziej opłaca
kulami-lesson-biggest-text = Masz kilka otworów do wyboru. Znajdź taki, który od razu daje sześć punktów.
kulami-lesson-biggest-done = Remis na dużej płytce jest wart całej płytki dla tego, kto pierwszy na niej zagra.
kulami-lesson-biggest-no-nothing = Ta płytka już jest twoja. Umacniasz ją, ale nie zyskujesz ani punktu.
kulami-lesson-biggest-no-small = To zmienia mniej niż sześć punktów. Poszukaj dużej płytki, na której jest remis.
kulami-lesson-tie-title = Niczyja płytka
kulami-lesson-tie-text = Duża płytka w prawym górnym rogu należy do czarnych, dwie do jednej. Jedną kulką jej nie zdobędziesz, ale możesz ją odebrać: wyrównaj.
kulami-lesson-tie-done = Czarne tracą sześć punktów. To tyle samo, co sześć punktów dla ciebie, a często łatwiej to osiągnąć.
kulami-lesson-tie-no-own = Coś zyskujesz, ale mniej niż sześć punktów, które czarne mogą stracić w prawym górnym rogu.
kulami-lesson-choices-title = Zostaw mały wybór
kulami-lesson-choices-text = Twoja kulka decyduje, dokąd mogą pójść czarne. Zagraj tak, żeby miały do wyboru najwyżej dwa otwory.
kulami-lesson-choices-done = Im mniej otworów zostawisz, tym łatwiej przewidzieć, co będzie dalej.
kulami-lesson-choices-no-many = Czarne wciąż mają sporo otworów. Policz puste w rzędzie i kolumnie, które otwiera twoja kulka.
kulami-lesson-deny-title = Uważaj, co dajesz
kulami-lesson-deny-text = Gdziekolwiek zagrasz, otwierasz czarnym rząd i kolumnę. Po wszystkich twoich otworach prócz jednego czarne mogą zyskać sześć punktów różnicy. Znajdź ten, który oddaje najwyżej trzy.
kulami-lesson-deny-done = Każdy ruch coś zabiera i coś daje. Spójrz na jedno i drugie, zanim puścisz kulkę.
kulami-lesson-deny-no-gift = Stąd czarne dosięgną płytki, która zmienia sześć punktów. Spróbuj otworu, którego rząd i kolumna oferują mniej.
kulami-lesson-deny-hint = Spójrz na prawą stronę planszy.
kulami-lesson-area-title = Połącz grupy
kulami-lesson-area-text = W tej grze liczą się też obszary: kto ma największą grupę kulek stykających się bokami, dostaje różnicę wielkości. Połącz swoje dwie czerwone grupy.
kulami-lesson-area-done = Sześć kulek przeciw trzem czarnym: trzy dodatkowe punkty. Kulki stykające się tylko rogami nie są połączone.
kulami-lesson-area-no-other = Grupy są wciąż rozdzielone. Poszukaj otworu, który styka się z obiema.
kulami-lesson-line-title = Pięć w linii
kulami-lesson-line-text = Tutaj liczą się linie: pięć lub więcej twoich kulek w prostej linii daje tyle punktów, ile ich jest, w poziomie, w pionie lub po skosie. Uzupełnij swoją piątkę.
kulami-lesson-line-done = Pięć punktów za linię. Jak przy obszarach, na końcu liczy się tylko różnica wobec przeciwnika.
kulami-lesson-line-no-other = W linii wciąż jest luka. Cztery twoje kulki leżą w jednym rzędzie: wypełnij przerwę między nimi.
kulami-lesson-end-title = Ostatnie słowo
kulami-lesson-end-text = Gra kończy się od razu, gdy strona na ruchu nie ma gdzie zagrać, nawet jeśli zostały kulki. Jest 21 do 21. Wyjdź na prowadzenie i nie zostaw czarnym żadnego otworu.
kulami-lesson-end-done = 25 do 21 i koniec. Kto prowadzi, chce zakończyć grę; kto przegrywa, chce grać dalej.
kulami-lesson-end-no-points = Dobra płytka i prowadzisz, ale czarne mają jeszcze gdzie odpowiedzieć. Sąsiedni otwór jest lepszy.
kulami-lesson-end-no-goes-on = Gra trwa, bo czarne mają jeszcze otwory. Sprawdź przy każdym swoim otworze, co zostawia.
kulami-rules-aim-title = Cel gry
kulami-rules-aim-text = Dwie strony, czerwona i czarna, kładą kulki na planszy z siedemnastu płytek. Kto ma na płytce więcej kulek, dostaje tyle punktów, ile ma ona otworów. Wygrywa większa liczba punktów.
kulami-rules-board-title = Plansza i kulki
kulami-rules-board-text =
    Każda strona ma 28 kulek. Płytki mają razem 64 otwory: cztery po sześć, pięć po cztery, cztery po trzy i cztery po dwa.

    Mogą tworzyć zamknięty kwadrat osiem na osiem albo nieregularny kształt mieszczący się w dziesięć na dziesięć. Całość musi łączyć się bokami, a luki są dozwolone: tak odczytujemy drukowane zasady.
kulami-rules-turn-title = Twój ruch
kulami-rules-turn-text = Pierwszą kulkę można położyć w dowolnym otworze. Potem kładziesz kulkę w pustym otworze w tym samym rzędzie lub tej samej kolumnie co ostatnia kulka. Odległość nie ma znaczenia, a kulki po drodze nie przeszkadzają.
kulami-rules-closed-title = Dwie płytki są zamknięte
kulami-rules-closed-text = Nie możesz zagrać na płytce ostatniej kulki ani na płytce kulki przed nią. Wszystkie inne płytki są otwarte, także te użyte wcześniej. Otwory z obwódką leżą tu w linii, ale są zamknięte.
kulami-rules-gap-title = Przez luki
kulami-rules-gap-text = Na nieregularnej planszy rzędy i kolumny ciągną się dalej tam, gdzie się urywa: kulkę można położyć po drugiej stronie luki.
kulami-rules-end-title = Koniec gry
kulami-rules-end-text = Gra kończy się, gdy wszystkie 56 kulek leży na planszy albo gdy strona na ruchu nie ma gdzie zagrać. Nie ma pasowania: wtedy to koniec dla obu, nawet jeśli zostały kulki.
kulami-rules-points-title = Punkty
kulami-rules-points-text =
    Na każdej płytce strona, która ma więcej kulek, dostaje punkt za każdy jej otwór, także pusty. Równa liczba kulek albo brak kulek nie daje nikomu nic.

    Tutaj czerwone mają cztery punkty, czarne trzy, a płytka w prawym górnym rogu jest niczyja. Równy wynik to remis; tak postanowiliśmy.
kulami-rules-area-title = Więcej punktów: obszary
kulami-rules-area-text = Jeśli liczą się obszary, znajdź największą grupę każdego koloru, w której kulki stykają się bokami. Kto ma większą, dostaje różnicę wielkości; równe nie dają nic.
kulami-rules-lines-title = Więcej punktów: linie
kulami-rules-lines-text =
    Jeśli liczą się linie, każdy prosty ciąg pięciu lub więcej kulek jednego koloru, w poziomie, w pionie lub po skosie, daje swoją długość. Kulka może należeć do kilku ciągów. Większa suma dostaje różnicę.

    Cudze kulki, puste otwory i miejsca bez otworu przerywają ciąg i grupę.
kulami-rules-swap-title = Zamiana kolorów
kulami-rules-swap-text = To nasza opcja, nie ma jej w drukowanych zasadach: druga osoba może odpowiedzieć na pierwszą kulkę zamianą kolorów. Kulka zostaje i zmienia właściciela, a pierwsza osoba gra dalej drugim kolorem. Najlepsza jest więc uczciwa pierwsza kulka.
