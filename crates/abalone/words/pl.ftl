# Abalone.
abalone-summary = Zepchnij sześć kul przeciwnika z sześciokątnej planszy.
abalone-theme-single = Pojedyncza kula
abalone-theme-line = Wzdłuż linii
abalone-theme-sidestep = Ruch w bok
abalone-theme-push = Pchnięcie
abalone-theme-eject = Zepchnięcie
abalone-view-board = Plansza

## Obraz
abalone-title = Abalone: na ruchu { $seat }. Zepchnięte przez Czarne: { $black } z { $goal }, przez Białe: { $white } z { $goal }.
abalone-title-won = Abalone: wygrywają { $seat }. Zepchnięte przez Czarne: { $black } z { $goal }, przez Białe: { $white } z { $goal }.
abalone-title-drawn = Abalone: remis. Zepchnięte przez Czarne: { $black } z { $goal }, przez Białe: { $white } z { $goal }.
abalone-cell-empty = { $cell }: puste
abalone-cell-black = { $cell }: czarna kula
abalone-cell-white = { $cell }: biała kula
abalone-gutter = Kule zepchnięte przez { $seat }: { $count } z { $goal }

## Wskazywanie
abalone-arrow = Ruch { $way }
abalone-way-east = na wschód
abalone-way-north-east = na północny wschód
abalone-way-north-west = na północny zachód
abalone-way-west = na zachód
abalone-way-south-west = na południowy zachód
abalone-way-south-east = na południowy wschód

## Ruchy
abalone-tell-single = { $seat }: kula z { $first } idzie { $way } na { $goal }.
abalone-tell-line = { $seat }: { $count } kule w linii, od { $first } do { $last }, idą { $way }.
abalone-tell-side = { $seat }: { $count } kule, od { $first } do { $last }, przesuwają się w bok { $way }.
abalone-tell-push = { $seat }: { $count } kule, od { $first } do { $last }, pchają { $pushed ->
    [one] jedną kulę
    [few] { $pushed } kule
   *[other] { $pushed } kul
} { $way }.
abalone-tell-ejection = { $seat }: { $count } kule, od { $first } do { $last }, spychają { $pushed ->
    [one] jedną kulę { $way } poza planszę
    [few] { $pushed } kule { $way }, w tym jedną poza planszę
   *[other] { $pushed } kul { $way }, w tym jedną poza planszę
}.

## Obok planszy
abalone-fact-ejected = Zepchnięte
abalone-fact-marbles = Kule na planszy
abalone-fact-quiet = Ruchy od ostatniego zepchnięcia
abalone-of = { $count } z { $goal }

## Dlaczego ruch jest niemożliwy
abalone-refused-syntax = To nie jest ruch: podaj kulę, która się rusza, i sąsiednie pole, na które idzie, na przykład a1b2.
abalone-refused-off-board = To już poza planszą, a twoje własne kule nigdy nie mogą jej opuścić.
abalone-refused-not-yours = Można ruszać tylko własne kule, a na tym polu nie ma twojej kuli.
abalone-refused-not-in-line = Kule, które ruszają się razem, muszą się stykać i leżeć na jednej prostej.
abalone-refused-too-many = Naraz mogą się ruszyć najwyżej trzy kule.
abalone-refused-blocked = Na drodze stoi twoja własna kula, która nie bierze udziału w ruchu.
abalone-refused-no-majority = Żeby pchać, musisz mieć w linii więcej kul niż przeciwnik przed tobą: dwie na jedną albo trzy na jedną lub dwie.
abalone-refused-own-behind = Za kulami, które chcesz pchnąć, stoi twoja własna kula, więc nie mają dokąd ustąpić.
abalone-refused-not-empty = Ruch w bok wymaga pustych pól: pchać mogą tylko kule idące wzdłuż własnej linii.
abalone-refused-over = Gra jest skończona.

# Why a position or a table is not possible.
abalone-fault-rows = Plansza musi mieć dziewięć rzędów, a nie { $count }.
abalone-fault-row-size = Liczba pól w rzędzie { $row } musi wynosić { $size }.
abalone-fault-row-mark = W rzędzie { $row } jest „{ $mark }”; mogą tam stać tylko S, s i cyfry.
abalone-fault-score = { $side }: wynik to „{ $text }”; musi to być liczba od { $least } do { $most }.
abalone-fault-side = Strona na posunięciu to „{ $text }”; musi być b albo w.
abalone-fault-quiet = Liczba ruchów od ostatniego zepchnięcia to „{ $text }”; musi to być liczba od { $least } do { $most }.
abalone-fault-number = Numer ruchu to „{ $text }”; musi to być liczba od { $least } do { $most }.
abalone-fault-more = Za numerem ruchu coś jeszcze stoi.
abalone-fault-marbles = { $side }: kule na planszy ({ $board }) i zepchnięte ({ $lost }) to razem więcej niż 14 z pudełka.
abalone-fault-both-won = Obie strony zepchnęły już tyle kul, ile trzeba ({ $count }): wygrałyby obie.
abalone-fault-eject = „{ $text }” jest niemożliwe: grę wygrywa od 1 do 14 zepchniętych kul.
abalone-fault-layout = Nie ma ustawienia „{ $name }”.

## Jak kończy się gra
abalone-why-ejected = Z planszy zepchnięto wystarczająco wiele kul.
abalone-why-no-move = Strona na ruchu nie miała już żadnego ruchu.
abalone-why-repetition = Ta sama pozycja wystąpiła po raz trzeci.
abalone-why-quiet = Zbyt długo nie zepchnięto żadnej kuli.

## Opcje
abalone-mode-0 = Standard
abalone-mode-0-help = Klasyczny początek: każda strona zajmuje swój koniec planszy, a wygrywa, kto zepchnie sześć kul.
abalone-mode-1 = Belgijska stokrotka
abalone-mode-1-help = Każda strona ma dwa kwiaty po siedem kul, naprzeciw siebie, więc strony od razu się spotykają.
abalone-mode-2 = Niemiecka stokrotka
abalone-mode-2-help = Te same kwiaty o rząd dalej od krawędzi: mija więcej czasu, zanim pierwsza kula jest zagrożona.
abalone-mode-3 = Blitz
abalone-mode-3-help = Klasyczny początek, ale wystarczą cztery zepchnięte kule: krótka gra.
abalone-option-eject = Ile kul przeciwnika trzeba zepchnąć z planszy, żeby wygrać.
abalone-option-eject-6 = Sześć, zwykła gra
abalone-option-eject-4 = Cztery, krótka gra
abalone-option-eject-own = Inna liczba, od 1 do 14
abalone-option-repetition = Czy pozycja, która wciąż wraca, kończy grę.
abalone-option-repetition-3 = Trzeci raz to remis
abalone-option-repetition-off = Dowolnie często
abalone-option-quiet = Czy długi czas bez zepchniętej kuli kończy grę.
abalone-option-quiet-200 = Remis po 200 ruchach
abalone-option-quiet-off = Bez ograniczenia
abalone-option-layout = Jak rozstawione są kule przed pierwszym ruchem.

## Ustawienia: nazwy pozostają nazwami.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Belgijska stokrotka
abalone-option-layout-german-daisy = Niemiecka stokrotka
abalone-option-layout-dutch-daisy = Holenderska stokrotka
abalone-option-layout-swiss-daisy = Szwajcarska stokrotka
abalone-option-layout-french-daisy = Francuska stokrotka
abalone-option-layout-irish-daisy = Irlandzka stokrotka
abalone-option-layout-scottish-daisy = Szkocka stokrotka
abalone-option-layout-the-wall = Mur
abalone-option-layout-face-to-face = Twarzą w twarz
abalone-option-layout-pyramid = Piramida
abalone-option-layout-fujiyama = Fudżijama
abalone-option-layout-domination = Dominacja
abalone-option-layout-domination-vs-daisy = Dominacja kontra stokrotka
abalone-option-layout-alien-attack = Atak obcych
abalone-option-layout-infiltration = Infiltracja
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Sojusze
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Wirówka
abalone-option-layout-snakes = Węże
abalone-option-layout-star = Gwiazda
abalone-option-layout-duel = Pojedynek
abalone-option-layout-checkerboard = Szachownica
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mozaika
abalone-option-layout-intimidation = Zastraszenie
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Korona
abalone-option-layout-trench = Okop
abalone-option-layout-spider = Pająk
abalone-option-layout-labyrinth = Labirynt
abalone-option-layout-octopus = Ośmiornica
abalone-option-layout-xmas-star = Gwiazda betlejemska
abalone-option-layout-cross = Krzyż
abalone-option-layout-snakes-variant = Węże, odmiana
abalone-option-layout-korean-daisy = Koreańska stokrotka
abalone-option-layout-the-clearing = Polana
abalone-option-layout-papillons = Motyle

## Learning
abalone-lesson-step-title = Jedna kula, jeden krok
abalone-lesson-step-text = Czarne kule są twoje. Dotknij kuli, a potem jednej ze strzałek wokół niej: kula rusza się o jedno pole w dowolnym z sześciu kierunków. Przesuń ją na pole z obwódką.
abalone-lesson-step-done = Każde pole z dala od krawędzi ma sześciu sąsiadów, a pojedyncza kula może wejść na każde z nich, jeśli jest puste.
abalone-lesson-step-no-elsewhere = Dobry krok, ale na inne pole. To z obwódką jest w górę i w prawo.
abalone-lesson-line-title = Trzy jak pociąg
abalone-lesson-line-text = Dwie lub trzy twoje kule, które stykają się na prostej, mogą ruszyć razem. Dotknij pierwszej i ostatniej z trzech, a potem strzałki w górę i w prawo, wzdłuż ich linii.
abalone-lesson-line-done = Wszystkie trzy przeszły o jedno pole. To ruch po linii, i tylko takim ruchem można pchać, o czym zaraz się przekonasz.
abalone-lesson-line-no-fewer = Tak ruszają tylko przednie kule, a reszta zostaje. Weź wszystkie trzy: zacznij od tylnej.
abalone-lesson-line-no-back = Wszystkie trzy ruszyły wzdłuż linii, tylko w drugą stronę. Mają iść w górę i w prawo.
abalone-lesson-line-no-aside = Można, ale to nie ruch wszystkich trzech wzdłuż linii. Wybierz najpierw oba końce linii, potem strzałkę w górę i w prawo.
abalone-lesson-side-title = Krok w bok
abalone-lesson-side-text = Kule w linii mogą też przesunąć się w bok, wszystkie naraz i w tym samym kierunku. Każde pole, na które wchodzą, musi być puste. Przesuń w bok wszystkie trzy.
abalone-lesson-side-done = Krok w bok nigdy nie pcha, ale nic nie zwraca grupy szybciej w nową stronę.
abalone-lesson-side-no-line = To był ruch wzdłuż linii. W bok znaczy tutaj w górę albo w dół, nie w lewo ani w prawo.
abalone-lesson-side-no-fewer = Dobry pomysł, ale weź wszystkie trzy: dotknij kul na obu końcach, środkowa pójdzie z nimi.
abalone-lesson-four-title = Nigdy więcej niż trzy
abalone-lesson-four-text = Cztery twoje kule stoją w linii, ale naraz mogą ruszyć najwyżej trzy. Przesuń jak najwięcej z nich w górę i w prawo, wzdłuż linii.
abalone-lesson-four-done = Ruszyły trzy przednie, czwarta została. W pchaniu też nie pomoże: granicą są zawsze trzy.
abalone-lesson-four-no-fewer = Można, ale mogła pójść jeszcze jedna.
abalone-lesson-four-no-other = Wolno, ale to nie ruch wzdłuż linii w górę i w prawo. Zacznij od drugiej kuli od tyłu.
abalone-lesson-push-title = Dwie pchają jedną
abalone-lesson-push-text = Teraz sedno gry. Dwie twoje kule w linii pchają jedną białą stojącą tuż przed nimi, jeśli pole za nią jest puste. To się nazywa sumito. Pchaj!
abalone-lesson-push-done = Biała kula musiała ustąpić. Pchanie nigdy nie jest obowiązkowe: to jeden z ruchów do wyboru.
abalone-lesson-push-no-other = To jeszcze nie pchnięcie. Wybierz dwie swoje kule pod białą i rusz nimi w jej stronę.
abalone-lesson-count-title = Najpierw policz
abalone-lesson-count-text = Pchasz tylko tam, gdzie masz w linii więcej kul: dwie na jedną, trzy na jedną, trzy na dwie. Równe siły się blokują. Jedna z tych trzech linii może pchać. Która?
abalone-lesson-count-done = Trzy na dwie. Pozostałe dwie linie są w klinczu: dopóki siły są równe, nikt nikogo nie ruszy.
abalone-lesson-count-no-other = Wolno, ale to niczego nie pcha. Poszukaj linii, w której czarnych jest więcej niż białych.
abalone-lesson-behind-title = Miejsce z tyłu, kontakt z przodu
abalone-lesson-behind-text = Do pchnięcia trzeba trzech rzeczy: więcej kul niż przeciwnik, kontakt bez przerwy, a za pchanymi kulami puste pole albo krawędź. Tylko jedna z twoich czterech par ma to wszystko. Pchnij nią.
abalone-lesson-behind-done = Innym przeszkodziły: przerwa, równe siły i własna kula stojąca z tyłu.
abalone-lesson-behind-no-gap = Była przerwa, więc tylko się zbliżasz. Do pchnięcia kontakt musi być od początku.
abalone-lesson-behind-no-other = To niczego nie pcha. Sprawdź każdą parę: kontakt, przewaga i wolne pole za białą kulą?
abalone-lesson-edge-title = Za krawędź
abalone-lesson-edge-text = Za tą białą kulą nie ma już pola, tylko krawędź. Zepchnij ją z planszy!
abalone-lesson-edge-done = Kula leży w rynience i liczy się dla ciebie. Sześć takich wygrywa grę.
abalone-lesson-edge-hint = Spójrz na prawą krawędź: dwie twoje na jedną.
abalone-lesson-choose-title = Pchnięcie, które się liczy
abalone-lesson-choose-text = Białe stoją przy krawędzi w dwóch miejscach. Znajdź pchnięcie, które zrzuca kulę z planszy.
abalone-lesson-choose-done = Trzy na dwie: tylna biała spadła, przednia zajęła jej miejsce. Dwie na dwie przy drugiej krawędzi nie dałyby rady.
abalone-lesson-choose-no-inside = To pchnięcie, ale biała kula zostaje na planszy. Poszukaj takiego, które prowadzi za krawędź.
abalone-lesson-danger-title = Zobacz niebezpieczeństwo
abalone-lesson-danger-text = Wyobraź sobie, że teraz ruszają białe. Wskaż czarne kule, które mogłyby od razu zepchnąć. Są dwie.
abalone-lesson-danger-done = Obie stoją przy krawędzi, a w linii z nimi dwie białe. Kula u góry ma przeciw sobie tylko jedną, a w środku nikt nie spada.
abalone-lesson-danger-hint = Spaść mogą tylko kule przy krawędzi. Policz białe kule na liniach, które w nie celują.
abalone-lesson-escape-title = Ucieknij na czas
abalone-lesson-escape-text = Białe zaraz zepchną twoją kulę z prawej strony. Uratuj ją.
abalone-lesson-escape-done = Poza linią, poza niebezpieczeństwem. Wystarczył jeden krok wzdłuż krawędzi.
abalone-lesson-escape-no-lost = Białe odpowiedzą parą z prawej i kuli już nie ma. Zobacz, dokąd może się odsunąć.
abalone-lesson-wall-title = Trzy się nie ruszą
abalone-lesson-wall-text = Trzy białe kule grożą zepchnięciem twoich dwóch ku narożnikowi. Trzech kul w linii nigdy nie da się wzdłuż niej pchnąć. Dostaw trzecią kulę za swoimi dwiema.
abalone-lesson-wall-done = Trzy na trzy: klincz. Dopóki linia jest zamknięta, nic tędy nie przejdzie.
abalone-lesson-wall-no-pushed = Białe nadal mogą ruszyć tą linią. Jedna z twoich kul stoi tuż obok miejsca za tamtymi dwiema.
abalone-lesson-turn-title = Zwrot i uderzenie
abalone-lesson-turn-text = Biała kula przy prawej krawędzi jest sama, ale żadna twoja linia jeszcze w nią nie celuje. Przesuń w bok dwie kule tak, by w nią celowały. Jeśli białe się zagapią, uderz.
abalone-lesson-turn-done = Krok w bok stworzył groźbę, następny ruch ją spełnił. Groźba, która przy okazji poprawia pozycję, nic nie kosztuje.
abalone-lesson-turn-no-slow = Jedna kula nie pchnie. Obie muszą stanąć w rzędzie białej, więc rusz je razem.
abalone-lesson-exchange-title = Cios za cios
abalone-lesson-exchange-text = Możesz zepchnąć kulę, ale białe mogą odpowiedzieć u góry. Policz: kto na tym zyska? Zacznij i graj, aż będzie dwa do jednego dla ciebie.
abalone-lesson-exchange-done = Dwie za jedną. Pierwsze pchnięcie ustawiło kule tuż za następnym celem, dlatego wymiana się opłaciła.
abalone-lesson-win-title = Szósta kula
abalone-lesson-win-text = Masz pięć zepchniętych kul, białe cztery. Jeszcze jedna i od razu wygrywasz. Zakończ partię.
abalone-lesson-win-done = Sześć: koniec gry, wygrywasz. Znasz już wszystkie zasady. Spróbuj prawdziwej partii, najlepiej od ustawienia Belgijska stokrotka.
abalone-lesson-win-no-push = To pchnięcie, ale kula zostaje na planszy. Szósta stoi przy krawędzi.
abalone-rules-aim-title = Cel gry
abalone-rules-aim-text =
    Dwie osoby przepychają sobie nawzajem kule po sześciokątnej planszy. Wygrywa ta, która pierwsza zepchnie za krawędź sześć kul przeciwnika.

    Los nie ma tu nic do powiedzenia i nic nie jest ukryte.
abalone-rules-board-title = Plansza i kule
abalone-rules-board-text =
    Plansza ma 61 pól, po pięć na każdym boku. Każda strona ma czternaście kul. Zaczynają czarne, potem ruchy są na zmianę.

    Pole ma literę rzędu, liczoną od dołu, i numer przekątnej: środek planszy to e5.
abalone-rules-line-title = Ruch po linii
abalone-rules-line-text =
    W swojej kolejce przesuwasz jedną, dwie lub trzy własne kule o jedno pole. Ruch jest obowiązkowy, nie można pasować.

    Dwie lub trzy kule ruszają razem tylko wtedy, gdy się stykają i leżą na jednej prostej. Wzdłuż niej jadą jedna za drugą jak wagony; pole przed nimi musi być puste, chyba że można pchać.
abalone-rules-side-title = Ruch boczny
abalone-rules-side-text = Dwie lub trzy kule w linii mogą też przesunąć się w bok, wszystkie naraz i w tym samym kierunku. Każde pole, na które wchodzą, musi być puste: ruch boczny nigdy nie pcha.
abalone-rules-push-title = Pchanie, czyli sumito
abalone-rules-push-text =
    Ruchem po linii możesz pchać kule przeciwnika stojące tuż przed twoimi. Musisz mieć ich więcej: dwie pchają jedną, trzy pchają jedną lub dwie. Innych pchnięć nie ma.

    Za pchanymi kulami musi być puste pole albo krawędź. Pchanie nigdy nie jest obowiązkowe.
abalone-rules-no-push-title = Kiedy nie można pchać
abalone-rules-no-push-text =
    Żadna z tych czarnych linii nie może pchać. Od góry: dwie na dwie to równowaga; jest przerwa; trzy na trzy to równowaga; za białą kulą stoi własna czarna.

    Czwarta kula w linii nie pomaga, liczą się tylko trzy. Dlatego trzech w linii nigdy nie da się pchnąć wzdłuż niej.
abalone-rules-edge-title = Poza planszę
abalone-rules-edge-text = Kula zepchnięta za krawędź wypada z gry i liczy się temu, kto ją zepchnął. Własnym ruchem nigdy nie wyprowadzisz swojej kuli z planszy.
abalone-rules-end-title = Zwycięstwo
abalone-rules-end-text =
    Szósta zepchnięta kula wygrywa od razu. W krótkiej grze, Blitz, wystarczą cztery.

    Można grać z zegarem: wtedy przegrywa ten, komu skończy się czas.
abalone-rules-draws-title = Remis i inne zakończenia
abalone-rules-draws-text =
    Drukowane zasady nie mówią, jak kończy się gra bez postępu, więc to nasza decyzja: ta sama pozycja z tą samą stroną na ruchu po raz trzeci od ostatniej zepchniętej kuli to remis, tak samo 200 kolejnych ruchów bez zepchnięcia. Obie reguły można wyłączyć.

    Strona, która nie ma żadnego ruchu, przegrywa; to bardzo rzadkie. Na remis można się też umówić.
abalone-rules-layouts-title = Inne ustawienia
abalone-rules-layouts-text = Ustawienie standardowe nagradza cierpliwość: obie strony mogą się zbić w bloki nie do rozbicia. Doświadczeni gracze wolą Belgijską stokrotkę, w której strony od razu się spotykają. Do wyboru jest wiele innych ustawień.
abalone-gallery = Układy
abalone-gallery-text = Grupy kul mają swoje nazwy. Kto je zna, widzi więcej na pierwszy rzut oka.
abalone-gallery-lance-title = Lanca
abalone-gallery-lance-text = Trzy stykające się kule w prostej linii: najsilniejszy atak wzdłuż niej i obrona, której nie da się pchnąć.
abalone-gallery-arc-title = Łuk
abalone-gallery-arc-text = Trzy stykające się kule w linii załamanej. Jeden krok skrajnej kuli robi z niego lancę albo tarczę.
abalone-gallery-shield-title = Tarcza
abalone-gallery-shield-text = Trzy kule w trójkącie, każda styka się z obiema pozostałymi. Zwarta i zwrotna, ale w każdym kierunku głęboka tylko na dwie kule.
abalone-gallery-singlet-title = Układ pojedynczy
abalone-gallery-singlet-text = Kula, która nie styka się z żadną inną swojego koloru. Na środku jest tylko słaba, przy krawędzi staje się celem.
abalone-gallery-doublet-title = Układ podwójny
abalone-gallery-doublet-text = Dwie stykające się kule jednego koloru. Mogą pchnąć jedną, a wzdłuż swojej linii ulegają tylko lancy.
abalone-gallery-triplet-title = Układ potrójny
abalone-gallery-triplet-text = Dowolne trzy stykające się kule jednego koloru: lanca, jak tutaj, łuk albo tarcza.
abalone-gallery-multiplet-title = Układ wieloelementowy
abalone-gallery-multiplet-text = Więcej niż trzy stykające się kule jednego koloru. W jednym ruchu nigdy nie rusza więcej niż trzy z nich, choćby grupa była największa.
abalone-gallery-block-title = Blok
abalone-gallery-block-text = Grupa złożona z linii po trzy kule w każdym kierunku, z którego jest atakowana. Białe nie pchną jej z żadnej strony.
abalone-gallery-clinch-title = Klincz
abalone-gallery-clinch-text = Na linii stoją naprzeciw siebie równe siły, tutaj trzy na trzy. Nikt nie pchnie, dopóki coś nie zmieni się z boku.
abalone-gallery-sumito-title = Sumito
abalone-gallery-sumito-text = Linia liczniejsza od tej, która stoi naprzeciw: dwie na jedną, trzy na jedną, trzy na dwie. Może pchać.
