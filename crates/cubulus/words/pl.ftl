# Co mówi Cubulus.
cubulus-summary = Wpychaj kule do sześcianu i ułóż na jednej z jego ścian kwadrat z czterech kul swojego koloru.
cubulus-theme-fill = W puste miejsce
cubulus-theme-insert = Przesuwa dalej
cubulus-theme-shift = Przesuwa pełną linię
cubulus-view-net = Siatka
cubulus-view-faces = Ściany po dwie
cubulus-view-cube = Sześcian
cubulus-mode-0 = Dwóch graczy
cubulus-mode-1 = Trzech graczy
cubulus-mode-2 = Czerwone narożniki
cubulus-option-players = Ilu graczy gra.
cubulus-option-players-2 = Białe przeciw Czarnym; czerwone kule są neutralne
cubulus-option-players-3 = Białe, Czarne i Czerwone, każdy dla siebie, od pustego sześcianu
cubulus-option-setup = Skąd biorą się neutralne kule w grze dwóch graczy.
cubulus-option-setup-choose = Czarne rozmieszczają je przed grą
cubulus-option-repetition = Czy powtarzająca się pozycja oznacza remis.
cubulus-option-repetition-3 = gdy pojawi się po raz trzeci
cubulus-option-repetition-off = nigdy
cubulus-option-cap = Czy długa partia kończy się remisem.
cubulus-option-cap-300 = po 300 ruchach, nie licząc rozmieszczania
cubulus-option-cap-off = nigdy
cubulus-why-square = Na ścianie jest kwadrat z czterech kul jednego koloru.
cubulus-why-repetition = Ta sama pozycja pojawiła się po raz trzeci.
cubulus-why-cap = Partia osiągnęła największą długość.
cubulus-refused-syntax = To nie jest ruch: wskaż jedno z dziewięciu pól ściany, na przykład F5.
cubulus-refused-occupied = Tam już leży kula.
cubulus-refused-order = Neutralne kule rozmieszcza się po kolei: od górnej warstwy w dół, od tyłu do przodu, od lewej do prawej, i musi zostać miejsce na pozostałe.
cubulus-refused-line-full = Linia za tym polem jest pełna i nie przyjmie nowej kuli; można ją tylko przesunąć.
cubulus-refused-no-balls = Wszystkie twoje dziewięć kul jest już w sześcianie: możesz tylko przesuwać pełne linie.
cubulus-refused-nothing-changes = To niczego by nie zmieniło: nie wolno przesuwać trzech kul jednego koloru ani pasować, gdy jest możliwy ruch.
cubulus-refused-ko = Ta linia została właśnie przesunięta: nie wolno jej od razu cofnąć.
cubulus-refused-set-up = Neutralne kule rozmieszcza się przed rozpoczęciem gry i tylko wtedy.
cubulus-refused-over = Gra jest skończona.
cubulus-title = Cubulus: ruch mają { $side }
cubulus-title-placing = { $count ->
    [one] Cubulus: { $side } rozmieszczają neutralne kule, została { $count }
    [few] Cubulus: { $side } rozmieszczają neutralne kule, zostały { $count }
   *[other] Cubulus: { $side } rozmieszczają neutralne kule, zostało { $count }
}
cubulus-title-won = Cubulus: { $side } mają kwadrat i wygrywają
cubulus-title-shared = Cubulus: { $side } i { $other } mają kwadraty i dzielą zwycięstwo
cubulus-cell = { $cell }: { $ball }; za tym polem: { $middle }, { $far }
cubulus-cell-ko = { $cell }: { $ball }, teraz nie wolno tu pchnąć; za tym polem: { $middle }, { $far }
cubulus-centre = Środek sześcianu: { $ball }
cubulus-top = góra
cubulus-middle = środek
cubulus-bottom = dół
cubulus-pass = Pas
cubulus-target-place = połóż neutralną kulę na { $cell }
cubulus-target-place-centre = połóż neutralną kulę w środku
cubulus-target-fill = połóż tu kulę. { $cell }
cubulus-target-insert = wepchnij tu kulę. { $cell }
cubulus-target-shift = przesuń stąd pełną linię. { $cell }
cubulus-target-pass = spasuj, bo nie ma ruchu
cubulus-tell-place = { $side } kładą neutralną kulę na { $cell }
cubulus-tell-place-centre = { $side } kładą neutralną kulę w środku
cubulus-tell-fill = { $side } kładą kulę na { $cell }
cubulus-tell-fill-centre = { $side } wpychają kulę do środka
cubulus-tell-insert = { $count ->
    [one] { $side } wpychają kulę na { $cell } i jedna kula przesuwa się dalej
    [few] { $side } wpychają kulę na { $cell } i { $count } kule przesuwają się dalej
   *[other] { $side } wpychają kulę na { $cell } i { $count } kul przesuwa się dalej
}
cubulus-tell-shift = { $side } przesuwają linię od { $cell }: kula wypada na { $far } i wraca na { $cell } ({ $ball })
cubulus-tell-pass = { $side } nie mają ruchu i pasują
cubulus-tell-won = { $move }. { $winner } mają kwadrat i wygrywają
cubulus-tell-shared = { $move }. { $winner } i { $other } mają kwadraty i dzielą zwycięstwo
cubulus-row = { $count ->
    [one] { $ball }: została { $count } kula
    [few] { $ball }: zostały { $count } kule
   *[other] { $ball }: zostało { $count } kul
}
cubulus-supply = Kule w zapasie
cubulus-threats = Kwadraty, którym brakuje jednej kuli
cubulus-neutral = Neutralne kule do rozmieszczenia
cubulus-ko = Teraz nie wolno tu pchnąć
cubulus-facelet = { $cell }
