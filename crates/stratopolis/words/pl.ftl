# Stratopolis.
stratopolis-summary = Buduj wszerz i wzwyż: rozstrzyga twoja najcenniejsza strefa, jej pole razy wysokość.
stratopolis-theme-grow = Powiększa najlepszą strefę
stratopolis-theme-cut = Przycina strefę przeciwnika
stratopolis-theme-extend = Na stole
stratopolis-theme-stack = Na wierzchu
stratopolis-view-top = Z góry
stratopolis-view-raised = Przestrzennie

# Cały obraz.
stratopolis-title = Stratopolis, { $what }
stratopolis-title-turn = ruch mają { $side }
stratopolis-title-plan = { $side } układają stos
stratopolis-title-draw = { $side } dobierają płytkę
stratopolis-title-over = koniec gry: Czerwone { $red }, Zielone { $green }
stratopolis-why-all-placed = Wszystkie płytki zostały ułożone.

# Kwadraty i pola.
stratopolis-red = czerwony
stratopolis-green = zielony
stratopolis-neutral = neutralny
stratopolis-cell = { $x }, { $y }: { $what }
stratopolis-ground = { $top }, poziom 1
stratopolis-tower = { $top }, poziom { $height }, pod nim { $below }
stratopolis-upon = { $upper }, pod nim { $lower }

# Płytki i ich obrót.
stratopolis-piece = płytka { $letter } (narożnik { $elbow }, pierwsze ramię: { $one }, drugie ramię: { $two })
stratopolis-plan = { $piece }, { $count ->
    [0] nie została żadna
    [one] została jedna
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}
stratopolis-turn = pierwsze ramię na { $one }, drugie ramię na { $two }
stratopolis-elbow = narożnik na { $x }, { $y }
stratopolis-north = północ
stratopolis-east = wschód
stratopolis-south = południe
stratopolis-west = zachód

# Płytka, której jeszcze nie ma, kwadrat po kwadracie.
stratopolis-ghost = { $colour }, byłby na poziomie { $height }
stratopolis-ghost-gap = luka: pod tym kwadratem nic nie ma
stratopolis-ghost-uneven = nierówno: tu jest niżej niż pod pozostałymi kwadratami
stratopolis-ghost-clash = kolory: czerwony i zielony nigdy się nie przykrywają
stratopolis-ghost-one-piece = pod wszystkimi trzema kwadratami jest tylko jedna płytka
stratopolis-ghost-alone = obok tej płytki nic nie leży

# Ruchy.
stratopolis-tell-extend = { $side } kładą na stole: { $piece }, narożnik na { $x }, { $y }, { $turn }.
stratopolis-tell-stack = { $side } budują na poziomie { $height }: { $piece }, narożnik na { $x }, { $y }, { $turn }.
stratopolis-tell-plan = { $side } wkładają do stosu na miejsce { $count }: { $piece }.

# Obok planszy.
stratopolis-zone = { $area } × { $height } = { $value }
stratopolis-letters = { $letters }
stratopolis-fact-zone = Najlepsza strefa
stratopolis-fact-seen = Odkryte
stratopolis-fact-rest = Pozostało
stratopolis-fact-common = Wspólny stos
stratopolis-rest-none = nic
stratopolis-rest = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
} ({ $kinds })

# Dlaczego ruch nie jest możliwy.
stratopolis-refused-syntax = To nie jest ruch: podaj płytkę, pole jej narożnika i kierunek pierwszego ramienia, na przykład G-1,2E.
stratopolis-refused-not-your-piece = Tej płytki nie możesz teraz zagrać.
stratopolis-refused-not-touching = Na stole płytka musi stykać się bokiem z czymś, co już leży.
stratopolis-refused-uneven = Płytka nie leżałaby równo: wszystkie trzy kwadraty muszą spoczywać na tej samej wysokości, bez luk.
stratopolis-refused-one-piece = Wszystkie trzy kwadraty leżałyby na jednej płytce; muszą spoczywać na co najmniej dwóch.
stratopolis-refused-red-on-green = Czerwony nigdy nie przykrywa zielonego ani zielony czerwonego.
stratopolis-refused-pile = Stosy teraz na to nie pozwalają: najpierw układa się stosy i dobiera płytki, potem się je kładzie.
stratopolis-refused-over = Gra jest skończona.

# Why a position or a table is not possible.
stratopolis-parts = płytki czerwonych, płytki zielonych, kto zaczął, położone płytki
stratopolis-parts-shared = płytki czerwonych, płytki zielonych, wspólny stos, kto zaczął, położone płytki
stratopolis-fault-fields = Pozycja tej gry ma { $count } części oddzielone odstępami: { $fields }.
stratopolis-fault-no-plus = { $field }: brakuje „+” między odkrytymi płytkami a tymi, które przyjdą.
stratopolis-fault-no-pieces = { $field }: gdzie nie ma płytek, wpisz „-”.
stratopolis-fault-many-pieces = { $field }: to więcej płytek, niż ich jest.
stratopolis-fault-no-piece = { $field }: nie ma płytki „{ $letter }”.
stratopolis-fault-up-unknown = { $field }: odkryta płytka jest znana i nie może być „?”.
stratopolis-fault-first = Zaczął „{ $text }”; musi być r albo g.
stratopolis-fault-hand-rest = Przy wspólnym stosie nikt nie ma własnych płytek do dobrania.
stratopolis-fault-common-up = We wspólnym stosie żadna płytka nie jest odkryta.
stratopolis-fault-placements = Nie można położyć więcej niż 40 płytek.
stratopolis-fault-placement = Płytka numer { $number } na stole, { $text }: { $reason }
stratopolis-fault-far = Płytka numer { $number } na stole, { $text }, jest za daleko.
stratopolis-fault-no-placement = Płytka numer { $number } na stole, „{ $text }”, nie jest zapisana jak G-1,2E.
stratopolis-fault-unknown = „?” jest tylko dla stosów, które ktoś ułożył.
stratopolis-fault-copies = Płytek „{ $letter }” jest { $count }, a w pudełku tylko dwie.
stratopolis-fault-foreign = { $side }: płytka { $letter } nie należy do tego koloru.
stratopolis-fault-alternate = Czerwone i zielone grają na zmianę, a na stole są płytki czerwonych: { $red }, zielonych: { $green }.
stratopolis-fault-no-order = W żadnej kolejności czerwone i zielone nie mogły położyć tych płytek na zmianę.
stratopolis-fault-set = { $side }: płytek jest razem { $count }, a w zestawie tylko 20.
stratopolis-fault-face-up = Odkryte płytki się nie zgadzają: kto ma ruch, musi już mieć dobraną płytkę, a nikt więcej, niż pozwalają zasady.
stratopolis-fault-plan-order = Drugi gracz układa stos po pierwszym.
stratopolis-fault-top-hidden = Wierzchnia płytka ułożonego stosu musi być odkryta.
stratopolis-fault-top-only = W ułożonym stosie odkryta jest tylko wierzchnia płytka.
stratopolis-fault-turns = Obie strony muszą położyć w sumie tyle samo płytek, a zaczynający położyłby { $first }, drugi { $second }.
stratopolis-fault-fixed = Płytki, które mają przyjść, nie są tymi, które opcje stołu dają na końcu.
stratopolis-fault-not-with-shared = „{ $key }” nie pasuje do wspólnego stosu.
stratopolis-fault-deck = „deck” wymaga wspólnego stosu.
stratopolis-fault-fixed-twice = „seed” i „{ $key }” nie mogą jednocześnie ustalać losowania.
stratopolis-fault-arrangement = „{ $key }” musi zawierać płytki { $set } w dowolnej kolejności.
stratopolis-fault-used-up = Obie płytki { $letter } leżą już na stole.
stratopolis-fault-no-laying = { $reason }
stratopolis-fault-nothing = Nie ma tam płytki do zdjęcia.
stratopolis-fault-domino = Domino zostaje na swoim miejscu.
stratopolis-fault-covered = Na tej płytce leży inna: najpierw zdejmij tamtą.
stratopolis-fault-holds = Bez tej płytki inne niczego by już nie dotykały.

# Opcje i sposoby gry.
stratopolis-option-piles = Skąd gracze biorą płytki.
stratopolis-option-piles-open = Odkryte stosy: każdy ma potasowany stos; dwie wierzchnie płytki widać i trzeba je zagrać
stratopolis-option-piles-planned = Ułożone stosy: jak odkryte, ale każdy najpierw potajemnie układa swój stos
stratopolis-option-piles-blind = Losowanie: płytkę do zagrania losuje się w każdej turze
stratopolis-option-piles-hand = Trzy do wyboru: trzy płytki, uzupełniane z własnego zestawu
stratopolis-option-piles-hand-shared = Trzy do wyboru, wspólny stos: trzy płytki, uzupełniane ze wszystkich czterdziestu
stratopolis-option-first = Kolor, który zaczyna.
stratopolis-option-first-red = Zaczynają Czerwone
stratopolis-option-first-green = Zaczynają Zielone
stratopolis-option-tiebreak = Co się dzieje, gdy najlepsze strefy obu stron są warte tyle samo.
stratopolis-option-tiebreak-off = Gra kończy się remisem
stratopolis-option-tiebreak-next = Rozstrzygają następne strefy
stratopolis-option-seed = Liczba, która ustala wszystkie losowania w grze.
stratopolis-option-red = Czerwony zestaw w kolejności, w jakiej przychodzi.
stratopolis-option-green = Zielony zestaw w kolejności, w jakiej przychodzi.
stratopolis-option-deck = Wspólny stos w kolejności, w jakiej przychodzi.
stratopolis-mode-0 = Gra podstawowa
stratopolis-mode-0-help = Każdy ma potasowany stos; wierzchnie płytki widać i trzeba zagrać swoją.
stratopolis-mode-1 = Ułożone stosy
stratopolis-mode-1-help = Przed grą każdy potajemnie układa swój stos; dalej jak w grze podstawowej.
stratopolis-mode-2 = Losowanie
stratopolis-mode-2-help = Nikt nie wie, co nadejdzie: płytkę losuje się w każdej turze.
stratopolis-mode-3 = Trzy do wyboru
stratopolis-mode-3-help = Wybierasz z trzech płytek, uzupełnianych z własnego zestawu.
stratopolis-mode-4 = Trzy do wyboru, wspólny stos
stratopolis-mode-4-help = Wybierasz z trzech płytek, a obie strony uzupełniają je z jednego stosu wszystkich czterdziestu.

# Nauka.
stratopolis-lesson-extend-title = Pierwsza płytka
stratopolis-lesson-extend-text = Czerwone i Zielone budują wspólne miasto wokół domina na środku. Grasz Czerwonymi. Obróć płytkę przyciskiem albo klawiszem R, a potem wskaż pole na jej narożnik. Na stole musi stykać się bokiem z czymś, co już leży. Połącz ją z czerwonym kwadratem domina.
stratopolis-lesson-extend-done = Cztery czerwone kwadraty stykające się bokami: twoja pierwsza strefa, warta cztery.
stratopolis-lesson-extend-no-apart = Leży dobrze, ale żaden twój czerwony kwadrat nie styka się z czerwonym polem domina, więc strefa ma tylko trzy kwadraty.
stratopolis-lesson-turn-title = Dobrze obrócona
stratopolis-lesson-turn-text = Płytkę można obracać, ale nigdy odwracać na drugą stronę. Ta ma neutralny narożnik i dwa czerwone ramiona. Połóż ją tak, żeby oba czerwone kwadraty stykały się z czerwonym kwadratem domina.
stratopolis-lesson-turn-done = Ramiona obejmują czerwony kwadrat: trzy kwadraty w jednej strefie.
stratopolis-lesson-turn-no-one = Nie oba ramiona się z nim stykają. Połóż narożnik na ukos od czerwonego kwadratu, a ramiona wzdłuż jego boków.
stratopolis-lesson-zone-title = Co należy do siebie
stratopolis-lesson-zone-text = Kwadraty jednego koloru, które widziane z góry stykają się bokami, tworzą strefę. Same rogi nie wystarczą. Najlepsza strefa Czerwonych ma tu trzy kwadraty. Wskaż trzy czerwone kwadraty, które do niej nie należą.
stratopolis-lesson-zone-done = Dwa z nich stykają się ze strefą tylko rogiem, trzeci wcale. Na końcu liczy się tylko twoja najlepsza strefa.
stratopolis-lesson-stack-title = Na poziom 2
stratopolis-lesson-stack-text = Można też budować wzwyż: wszystkie trzy kwadraty muszą leżeć na tej samej wysokości i na co najmniej dwóch płytkach. Wartość strefy to liczba jej kwadratów razy jej najwyższy poziom. Zbuduj strefę wartą dziesięć.
stratopolis-lesson-stack-done = Pięć kwadratów razy poziom 2 to dziesięć. Najwyższy kwadrat liczy się dla całej strefy.
stratopolis-lesson-stack-no-flat = To zostaje na stole: więcej kwadratów, ale tylko poziom 1. Poszukaj trzech kwadratów z różnych płytek, które wolno ci przykryć.
stratopolis-lesson-seam-title = Trzy warunki
stratopolis-lesson-seam-text = Kto buduje wzwyż, pilnuje trzech rzeczy: wszystkie trzy kwadraty leżą na tej samej wysokości, nie wszystkie na jednej płytce, a czerwony nigdy nie przykrywa zielonego ani zielony czerwonego. Dla twojej płytki zostało na górze tylko jedno miejsce. Znajdź je; błędne próby same się wyjaśnią.
stratopolis-lesson-seam-done = Czerwony na czerwonym, zielony na zielonym, a pod spodem dwie płytki. Domino liczy się jak płytka.
stratopolis-lesson-seam-hint = Zielony narożnik potrzebuje pod sobą zielonego kwadratu: tego z domina.
stratopolis-lesson-seal-title = Neutralny przykrywa wszystko
stratopolis-lesson-seal-text = Neutralne kwadraty mogą przykryć każdy kolor i każdy kolor może przykryć je. Twoja płytka ma czerwony tylko narożnik. Wejdź nim poziom wyżej, przykryj neutralnymi ramionami dwa zielone kwadraty i prowadź siedmioma punktami.
stratopolis-lesson-seal-done = Twoja strefa jest warta osiem, a z zielonej zostały tylko pojedyncze kwadraty.
stratopolis-lesson-seal-hint = Narożnik połóż na czerwonym kwadracie domina.
stratopolis-lesson-tower-title = Dalej, na poziom 3
stratopolis-lesson-tower-text = Kilka kwadratów leży już na poziomie 2. Trzy z nich obok siebie, z co najmniej dwóch płytek, uniosą następny poziom. Zbuduj strefę wartą piętnaście.
stratopolis-lesson-tower-done = Pięć kwadratów razy poziom 3. Nawet dwa kwadraty z poziomu 1 liczą się teraz potrójnie.
stratopolis-lesson-tower-no-narrow = Poziom 3 się zgadza, ale przy takim obrocie twoja strefa ma tylko dwa kwadraty.
stratopolis-lesson-tower-hint = Neutralny narożnik może przykryć zielony kwadrat na poziomie 2.
stratopolis-lesson-wide-title = Wszerz czy wzwyż?
stratopolis-lesson-wide-text = Możesz wejść na poziom 3, ale przykryjesz własne kwadraty. Policz, zanim położysz, i zbuduj strefę wartą dwanaście.
stratopolis-lesson-wide-done = Sześć kwadratów razy poziom 2 to dwanaście. Trzy kwadraty na poziomie 3 dałyby tylko dziewięć.
stratopolis-lesson-wide-no-high = Poziom 3, ale tylko trzy kwadraty: to dziewięć. Lepiej rozbuduj się wszerz.
stratopolis-lesson-wide-hint = W pobliżu jest pojedynczy czerwony kwadrat, który może dołączyć do strefy.
stratopolis-lesson-bridge-title = Zbuduj most
stratopolis-lesson-bridge-text = Liczy się tylko jedna strefa, więc dwie połączone są warte dużo więcej. Połącz obie czerwone strefy.
stratopolis-lesson-bridge-done = Osiem kwadratów w jednej strefie, a poziom 2 liczy się dla wszystkich: szesnaście.
stratopolis-lesson-bridge-no-apart = Strefy są nadal osobno. U góry jest droga wokół zielonego kwadratu.
stratopolis-lesson-gift-title = Prezent dla Zielonych?
stratopolis-lesson-gift-text = Twoja płytka ma zielony kwadrat. W dwóch miejscach da ci dziesięć. Wybierz to, w którym nie pomoże Zielonym, i prowadź pięcioma punktami.
stratopolis-lesson-gift-done = Tutaj zielony kwadrat leży zupełnie sam. W drugim miejscu podwoiłby też strefę Zielonych.
stratopolis-lesson-gift-no-gift = Masz dziesięć, ale Zielone też: twój zielony kwadrat podniósł ich strefę na poziom 2.
stratopolis-lesson-cut-title = Przetnij ją na pół
stratopolis-lesson-cut-text = Strefa Zielonych jest warta dziesięć, więcej niż twoja. Ale w środku jest wąska. Przykryj to miejsce neutralnymi kwadratami i prowadź sześcioma punktami.
stratopolis-lesson-cut-done = Z dziesięciu zostały dwa. Strefa jest tak mocna jak jej najwęższe miejsce; pilnuj też swojej.
stratopolis-lesson-cut-no-whole = Strefa Zielonych jest nadal warta dziesięć. Połóż na niej swoje dwa neutralne kwadraty.
stratopolis-lesson-hand-title = Trzy do wyboru
stratopolis-lesson-hand-text = W tym wariancie masz trzy płytki i wybierasz jedną. Znajdź płytkę i miejsce, które dadzą twojej strefie wartość dziesięć.
stratopolis-lesson-hand-done = Pięć kwadratów razy poziom 2. Wybór wiele znaczy: płytki z dwoma neutralnymi kwadratami zostaw do przykrywania.
stratopolis-lesson-hand-no-piece = Tą płytką nie dojdziesz do dziesięciu. Spróbuj tej z dwoma czerwonymi kwadratami.
stratopolis-lesson-plan-title = Przygotuj i wejdź wyżej
stratopolis-lesson-plan-text = Masz dwie płytki i położysz obie. Pierwszą połóż tak, żeby druga znalazła dobre miejsce na poziomie 2: na końcu twoja strefa ma być warta dwanaście.
stratopolis-lesson-plan-done = Sześć kwadratów razy poziom 2. Pierwsza płytka dała czerwony kwadrat i grunt pod drugą.
stratopolis-lesson-plan-no-now = Zostaw płytkę z trzema czerwonymi kwadratami: najsilniejsza jest na górze. Przygotuj jej miejsce tą drugą.
stratopolis-lesson-plan-no-place = Stąd nie dojdziesz do dwunastu. Neutralne kwadraty powinny leżeć obok kwadratów twojej płytki, a czerwony tam, gdzie dołączy do strefy.
stratopolis-lesson-last-title = Ostatnia płytka
stratopolis-lesson-last-text = Zielone prowadzą 24 do 12, a ty kładziesz ostatnią płytkę w grze. Tak szybko nie urośniesz. Mimo to wygraj!
stratopolis-lesson-last-done = Sześć dla Zielonych, dwanaście dla ciebie: wygrana. Licz obie strefy przed każdym ruchem, aż do ostatniej płytki.
stratopolis-lesson-last-no-part = Dobry pomysł, ale zostaje osiemnaście. Przetnij tam, gdzie odpadnie więcej.
stratopolis-lesson-last-no-grow = Zielone nadal mają 24. Skoro nie możesz ich dogonić, zmniejsz ich strefę.
stratopolis-rules-aim-title = Cel gry
stratopolis-rules-aim-text = Czerwone i Zielone budują jedno miasto. Na końcu każdy liczy tylko swoją najlepszą strefę: liczbę jej kwadratów razy jej najwyższy poziom. Wygrywa cenniejsza strefa.
stratopolis-rules-pieces-title = Płytki i domino
stratopolis-rules-pieces-text =
    Każdy ma dwadzieścia płytek, po dwie z dziesięciu rodzajów. Płytka ma kształt litery L z trzech kwadratów: czerwonych, zielonych albo neutralnych. Można ją obracać, ale nigdy odwracać na drugą stronę.

    Na środku leży domino z jednym czerwonym i jednym zielonym kwadratem. Kto zaczyna, rozstrzyga los; potem gra się na przemian.
stratopolis-rules-extend-title = Budowanie wszerz
stratopolis-rules-extend-text = Połóż płytkę na pustym stole tak, żeby choć jeden jej kwadrat stykał się bokiem z kwadratem, który już leży. Kolory nie mają znaczenia. Miejsca nigdy nie brakuje, więc nikt nie pasuje.
stratopolis-rules-stack-title = Budowanie wzwyż
stratopolis-rules-stack-text = Albo połóż ją na wierzchu. Wszystkie trzy kwadraty muszą leżeć na tej samej wysokości, bez luk i bez wystawania, i na co najmniej dwóch różnych płytkach. Domino liczy się jak płytka.
stratopolis-rules-no-stack-title = Czego nie wolno
stratopolis-rules-no-stack-text =
    Płytka Czerwonych ma zielony narożnik i dwa czerwone ramiona. Nie może przykryć jednej tylko płytki ani leżeć częściowo na stole. A czerwony nigdy nie przykrywa zielonego ani zielony czerwonego.

    Na szczycie miasta zostało dla niej jedno miejsce. Widzisz je?
stratopolis-rules-neutral-title = Neutralne kwadraty
stratopolis-rules-neutral-text = Neutralne kwadraty mogą przykryć wszystko i wszystko może przykryć je. To droga na teren przeciwnika: tutaj znikają pod nimi dwa zielone kwadraty.
stratopolis-rules-zones-title = Strefy
stratopolis-rules-zones-text =
    Kwadraty jednego koloru, które widziane z góry stykają się bokiem, tworzą strefę, niezależnie od wysokości. Jest ona warta tyle, ile ma kwadratów, razy poziom jej najwyższego kwadratu.

    U każdego liczy się tylko najlepsza strefa, więc opłaca się łączyć strefy.
stratopolis-rules-piles-title = Która płytka?
stratopolis-rules-piles-text =
    W grze podstawowej każdy ma potasowany stos. Obie wierzchnie płytki widać i swoją trzeba zagrać. Można też najpierw samemu ułożyć stosy, losować w ciemno albo mieć trzy płytki do wyboru, jak na obrazku.

    Zawsze wiadomo, jakie płytki zostały, ale nigdy, w jakiej kolejności. To, że stosy układa się potajemnie i że każdy dobiera z własnego zestawu, to nasze postanowienie; trzy do wyboru można też grać ze wspólnym stosem.
stratopolis-rules-end-title = Koniec gry
stratopolis-rules-end-text = Gdy leży wszystkie czterdzieści płytek, wygrywa cenniejsza strefa. Obrazek pokazuje ostatnią płytkę krótkiej gry. Jeśli obie strefy są warte tyle samo, jest remis; to nasze postanowienie. Można też umówić się, że rozstrzygają następne strefy.
stratopolis-gallery = Strefy i wysokości
stratopolis-gallery-text = Co daje strefie wartość, a co jej zagraża.
stratopolis-gallery-zone-title = Strefa
stratopolis-gallery-zone-text = Kwadraty jednego koloru połączone bokami. Czerwone kwadraty przy rogach do niej nie należą.
stratopolis-gallery-seam-title = Szew
stratopolis-gallery-seam-text = Miejsce, w którym stykają się dwie płytki tej samej wysokości. Tylko nad szwem można budować wzwyż.
stratopolis-gallery-tower-title = Wieża
stratopolis-gallery-tower-text = Najwyższe miejsce strefy mnoży wszystkie jej kwadraty.
stratopolis-gallery-bridge-title = Most
stratopolis-gallery-bridge-text = Kwadraty, które z dwóch stref robią jedną. Często warte więcej niż wyższy poziom.
stratopolis-gallery-roof-title = Dach
stratopolis-gallery-roof-text = Neutralne kwadraty na drugim kolorze. To, co pod nimi, już się nie liczy.
stratopolis-gallery-wedge-title = Klin
stratopolis-gallery-wedge-text = Przykryta w najwęższym miejscu strefa rozpada się na dwie.
