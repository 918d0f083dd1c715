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

## Jak kończy się gra
abalone-why-ejected = z planszy zepchnięto wystarczająco wiele kul
abalone-why-no-move = strona na ruchu nie miała już żadnego ruchu
abalone-why-repetition = ta sama pozycja wystąpiła po raz trzeci
abalone-why-quiet = zbyt długo nie zepchnięto żadnej kuli

## Opcje
abalone-mode-0 = Standard
abalone-mode-1 = Belgian Daisy
abalone-mode-2 = German Daisy
abalone-mode-3 = Blitz
abalone-option-eject = Ile kul przeciwnika trzeba zepchnąć z planszy, żeby wygrać.
abalone-option-eject-6 = Sześć, zwykła gra
abalone-option-eject-4 = Cztery, krótka gra
abalone-option-repetition = Czy pozycja, która wciąż wraca, kończy grę.
abalone-option-repetition-3 = Trzeci raz to remis
abalone-option-repetition-off = Dowolnie często
abalone-option-quiet = Czy długi czas bez zepchniętej kuli kończy grę.
abalone-option-quiet-200 = Remis po 200 ruchach
abalone-option-quiet-off = Bez ograniczenia
abalone-option-layout = Jak rozstawione są kule przed pierwszym ruchem.

## Ustawienia: nazwy pozostają nazwami.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Belgian Daisy
abalone-option-layout-german-daisy = German Daisy
abalone-option-layout-dutch-daisy = Dutch Daisy
abalone-option-layout-swiss-daisy = Swiss Daisy
abalone-option-layout-french-daisy = French Daisy
abalone-option-layout-irish-daisy = Irish Daisy
abalone-option-layout-scottish-daisy = Scottish Daisy
abalone-option-layout-the-wall = The Wall
abalone-option-layout-face-to-face = Face to Face
abalone-option-layout-pyramid = Pyramid
abalone-option-layout-fujiyama = Fujiyama
abalone-option-layout-domination = Domination
abalone-option-layout-domination-vs-daisy = Domination vs Daisy
abalone-option-layout-alien-attack = Alien Attack
abalone-option-layout-infiltration = Infiltration
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Alliances
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Centrifuge
abalone-option-layout-snakes = Snakes
abalone-option-layout-star = Star
abalone-option-layout-duel = Duel
abalone-option-layout-checkerboard = Checkerboard
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mosaic
abalone-option-layout-intimidation = Intimidation
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Crown
abalone-option-layout-trench = Trench
abalone-option-layout-spider = Spider
abalone-option-layout-labyrinth = Labyrinth
abalone-option-layout-octopus = Octopus
abalone-option-layout-xmas-star = Xmas Star
abalone-option-layout-cross = Cross
abalone-option-layout-snakes-variant = Snakes Variant
abalone-option-layout-korean-daisy = Korean Daisy
abalone-option-layout-the-clearing = The Clearing
abalone-option-layout-papillons = Papillons
