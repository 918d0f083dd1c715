# Co mówi Cubulus.
cubulus-summary = Wpychaj kule do sześcianu i ułóż na jednej z jego ścian kwadrat z czterech kul swojego koloru.
cubulus-theme-fill = W puste miejsce
cubulus-theme-insert = Przesuwa dalej
cubulus-theme-shift = Przesuwa pełną linię
cubulus-view-net = Siatka
cubulus-view-faces = Ściany
cubulus-view-cube = Sześcian
cubulus-mode-0 = Dwóch graczy
cubulus-mode-0-help = Białe przeciw Czarnym; przed grą Czarne rozmieszczają dziewięć neutralnych czerwonych kul.
cubulus-mode-1 = Trzech graczy
cubulus-mode-1-help = Białe, Czarne i Czerwone, każdy dla siebie, w pustym sześcianie.
cubulus-mode-2 = Czerwone narożniki
cubulus-mode-2-help = Białe przeciw Czarnym, a dziewięć neutralnych kul leży już w ośmiu narożnikach i w środku.
cubulus-option-players = Ilu graczy gra.
cubulus-option-players-2 = Białe przeciw Czarnym; czerwone kule są neutralne
cubulus-option-players-3 = Białe, Czarne i Czerwone, każdy dla siebie, od pustego sześcianu
cubulus-option-setup = Skąd biorą się neutralne kule w grze dwóch graczy.
cubulus-option-setup-choose = Czarne rozmieszczają je przed grą
cubulus-option-setup-own = Podane z góry: 27 znaków, pole po polu od góry, r to czerwona kula, kropka to jej brak. Dziewięć musi być czerwonych.
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

# Why a position or a table is not possible.
cubulus-layer-top = Górna warstwa
cubulus-layer-middle = Środkowa warstwa
cubulus-layer-bottom = Dolna warstwa
cubulus-fault-layers = Sześcian musi mieć trzy warstwy oddzielone znakiem „/”, a nie { $count }.
cubulus-fault-layer-size = { $layer }: musi być 9 pól, a nie { $count }.
cubulus-fault-layer-mark = { $layer }: mogą tam stać tylko w, b, r i .
cubulus-fault-balls = Kul „{ $letter }” jest { $count }, a w pudełku tylko dziewięć.
cubulus-fault-side-of-two = Strona na posunięciu musi być w albo b.
cubulus-fault-side-of-three = Strona na posunięciu musi być w, b albo r.
cubulus-fault-ko = Trzecia część musi być „-” albo polem, którego nie wolno teraz pchnąć.
cubulus-fault-ko-gap = { $facelet } nie może być zakazane: linia za nim nie jest pełna.
cubulus-fault-ko-plain = { $facelet } nie może być zakazane: linia za nim jest jednego koloru.
cubulus-fault-out-of-two = Czwarta część jest dla kogoś, kto odpadł z gry trzech graczy.
cubulus-fault-out-letter = Czwarta część musi być literą tego, kto odpadł.
cubulus-fault-out-moves = Ten, kto ma ruch, odpadł z gry.
cubulus-fault-more = Za pozycją coś jeszcze stoi.
cubulus-fault-neutrals = W grze dwóch graczy w sześcianie jest dziewięć neutralnych kul, a nie { $count }.
cubulus-fault-placer = Podczas rozmieszczania neutralnych kul ruch mają czarne.
cubulus-fault-no-room = Za ostatnią neutralną kulą nie ma miejsca na pozostałe.
cubulus-fault-setup-of-three = Neutralnych kul nie można podać z góry: w grze trzech graczy ich nie ma.
cubulus-fault-setup-size = Neutralne kule podaje się 27 znakami, po jednym na pole, a nie { $count }.
cubulus-fault-setup-mark = Neutralne kule podaje się tylko znakami r i .
cubulus-fault-setup-count = Neutralnych kul musi być dziewięć, a nie { $count }.
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
cubulus-asked-place = { $count ->
    [one] Połóż ostatnią neutralną kulę, gdzie chcesz.
    [few] Rozłóż neutralne kule, gdzie chcesz i w dowolnej kolejności: zostały { $count }. Dotknij kuli, aby ją zabrać.
   *[other] Rozłóż neutralne kule, gdzie chcesz i w dowolnej kolejności: zostało { $count }. Dotknij kuli, aby ją zabrać.
}
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

# Nauka.
cubulus-lesson-fill-title = Kula do sześcianu
cubulus-lesson-fill-text = Sześcian jest rozłożony, dzięki temu widzisz wszystkie sześć ścian naraz. Każda ma literę: F to przód. Białe kule są twoje. Dotknij pola z obwódką, żeby położyć tam kulę.
cubulus-lesson-fill-done = Kula zajęła jedną z 27 komórek sześcianu. Możesz wybrać każdą pustą komórkę, do której da się sięgnąć z zewnątrz.
cubulus-lesson-fill-no-elsewhere = Dobre pole, ale chodzi o to z obwódką: środek ściany F.
cubulus-lesson-corner-title = Jedna kula, trzy ściany
cubulus-lesson-corner-text = Kulę w rogu sześcianu widać na trzech ścianach, kulę na krawędzi na dwóch. Połóż kulę tak, żeby było ją widać naraz na górze (U), z przodu (F) i z prawej (R).
cubulus-lesson-corner-done = U9, F3 i R1 to ta sama komórka. Dotknij dowolnego z tych trzech pól, a ruch będzie ten sam.
cubulus-lesson-corner-no-two = Ta kula leży na krawędzi i widać ją na dwóch ścianach. Poszukaj rogu, w którym spotykają się wszystkie trzy.
cubulus-lesson-corner-hint = Na ścianie F to prawy górny róg.
cubulus-lesson-block-title = Cztery w bloku
cubulus-lesson-block-text = Cztery kule twojego koloru w kwadracie na jednej ścianie wygrywają grę. Z przodu, na F, masz trzy kule małego bloku. Uzupełnij go.
cubulus-lesson-block-done = Cztery w bloku: Białe wygrały. Na każdej ścianie są cztery miejsca na taki blok.
cubulus-lesson-block-hint = Trzy białe kule na ścianie F zostawiają wolne jedno pole swojego bloku.
cubulus-lesson-tilted-title = Kwadrat na czubku
cubulus-lesson-tilted-text = Środki czterech krawędzi ściany to też kwadrat, tylko postawiony na czubku. Trzy kule w rzędzie natomiast nic nie dają. Znajdź pole, które wygrywa.
cubulus-lesson-tilted-done = Kwadrat na ścianie R jest pełny. Trzy w rzędzie na ścianie L miały tylko odwrócić twoją uwagę.
cubulus-lesson-tilted-hint = Spójrz na środki krawędzi ściany R.
cubulus-lesson-edge-title = Licz kule, nie kółka
cubulus-lesson-edge-text = Cztery rogi ściany to także kwadrat. Ale uwaga: kula na brzegu sześcianu jest narysowana na kilku ścianach, więc dwie kule mogą wyglądać jak cztery. Znajdź prawdziwy kwadrat i uzupełnij go.
cubulus-lesson-edge-done = Rogi dolnej ściany D są twoje. Na tylnej krawędzi góry były tylko dwie białe kule, narysowane po kilka razy.
cubulus-lesson-edge-hint = Spójrz na rogi ściany D.
cubulus-lesson-push-title = Wepchnij ją
cubulus-lesson-push-text = Możesz pchnąć także tam, gdzie już jest kula. Przesunie się o krok do środka, jeśli ma za sobą miejsce, a twoja kula zajmie jej komórkę. Czarna kula na środku ściany R przeszkadza w twoim kwadracie. Wepchnij ją.
cubulus-lesson-push-done = Czarna kula jest teraz w środku sześcianu, a kwadrat jest twój. Żadna kula nie opuszcza sześcianu na dobre.
cubulus-lesson-push-hint = Dotknij czarnej kuli na środku ściany R.
cubulus-lesson-direction-title = Z której strony?
cubulus-lesson-direction-text = Czarna kula z obwódką ci przeszkadza. Leży na krawędzi między ścianami R i D, więc możesz ją pchnąć z jednej albo z drugiej, i za każdym razem pójdzie gdzie indziej. Które pchnięcie wygrywa?
cubulus-lesson-direction-done = Pchnięta od strony R czarna kula przesunęła się po dole, poza twój kwadrat. Od strony D poszłaby w górę, w sam jego środek.
cubulus-lesson-direction-no-up = Pchnięta od strony D czarna kula idzie w górę i trafia do twojego kwadratu. Pchnij z drugiej ściany.
cubulus-lesson-train-title = Dwie naraz
cubulus-lesson-train-text = Czarnej kuli na środku F nie da się wepchnąć: linia za nią jest pełna. Ale jedno pchnięcie może poruszyć dwie kule. Pchnij z innej ściany tak, żeby na środek wsunęła się jedna z twoich kul.
cubulus-lesson-train-done = Twoja kula wsunęła się na środek, czarna przeszła przed nią dalej, a nowa kula wypełniła lukę.
cubulus-lesson-train-no-straight = Linia za tym polem jest pełna, więc się przesunęła: z tyłu wypadła czerwona kula i wróciła tutaj. Spróbuj z boku.
cubulus-lesson-train-hint = Pchnij białą kulę obok środka: lewą od ściany L albo górną od ściany U.
cubulus-lesson-turn-title = Pełna linia się przesuwa
cubulus-lesson-turn-text = Gdy wszystkie trzy komórki linii są zajęte, nowa kula się nie zmieści. Linia się przesuwa: każda kula idzie o jedno miejsce dalej, a ta, która wypadnie na drugim końcu, wraca tam, gdzie nastąpiło pchnięcie. Uzupełnij w ten sposób swój kwadrat na U.
cubulus-lesson-turn-done = Biała kula wypadła na dole i wróciła na górze. Nie kosztowało cię to nawet jednej kuli.
cubulus-lesson-turn-no-below = Dobra linia, ale zły koniec: teraz kula z góry weszła na dole.
cubulus-lesson-turn-hint = Na środku D leży biała kula. Od którego końca trzeba pchnąć, żeby trafiła na górę?
cubulus-lesson-ko-title = Nie od razu z powrotem
cubulus-lesson-ko-text = Czarne właśnie przesunęły linię od środka L do środka R. Nie wolno ci jej od razu cofnąć; możesz spróbować. Każdy inny ruch jest dozwolony, a jeden z nich wygrywa.
cubulus-lesson-ko-done = Wolno przesunąć linię dalej w tę samą stronę, tylko nie z powrotem. Zakaz trwa jeden ruch.
cubulus-lesson-ko-hint = Pchnij tam, gdzie pchnęły Czarne.
cubulus-lesson-trap-title = Patrz na oba końce
cubulus-lesson-trap-text = Jeśli twój ruch da kwadrat Czarnym, wygrywają Czarne, nawet jeśli i ty masz kwadrat. Brakuje ci jednej kuli na środku dolnej ściany D. Znajdź sposób, który nie pomoże Czarnym.
cubulus-lesson-trap-done = Twoja kula weszła z boku, a góra została bez zmian. Zawsze patrz na każdą kulę, która się porusza.
cubulus-lesson-trap-no-gift = Masz swój kwadrat, ale ta sama linia podniosła czarną kulę na górę. Czarne też mają kwadrat i wygrywają.
cubulus-lesson-trap-hint = Pchnij jedną ze swoich kul obok środka D, od ściany F albo od ściany L.
cubulus-lesson-defend-title = Zatrzymaj kwadrat
cubulus-lesson-defend-text = Nie możesz od razu wygrać, a Czarnym brakuje z przodu, na F, tylko jednej kuli. Znajdź ruch, po którym Czarne nie wygrają od razu.
cubulus-lesson-defend-done = Możesz zająć brakującą komórkę, zepchnąć jedną z trzech kul albo wysunąć ją z kwadratu razem z linią.
cubulus-lesson-defend-no-lost = Czarne i tak ułożą kwadrat i wygrają. Zajmij brakującą komórkę albo rusz jedną z trzech czarnych kul.
cubulus-lesson-defend-hint = Czarnym brakuje lewego górnego rogu na F.
cubulus-lesson-supply-title = Wszystkie dziewięć w środku
cubulus-lesson-supply-text = Wszystkie twoje dziewięć kul jest w sześcianie, więc możesz tylko przesuwać pełne linie. Jedno przesunięcie wygrywa.
cubulus-lesson-supply-done = Linia przyniosła czwarty róg na ścianę L. Ale kto trzyma kulę w zapasie, ma większy wybór.
cubulus-lesson-supply-hint = Spójrz na rogi ściany L.
cubulus-lesson-double-title = Dwie groźby naraz
cubulus-lesson-double-text = Jedną groźbę Czarne mogą odeprzeć, dwóch naraz nie. Połóż kulę tak, żeby groziła kwadratem na dwóch ścianach. A potem zakończ grę, cokolwiek zrobią Czarne.
cubulus-lesson-double-done = Czarne mogły odeprzeć tylko jedną. Podwójna groźba rozstrzyga większość partii.
cubulus-lesson-double-no-single = Na to Czarne mają odpowiedź. Poszukaj na krawędzi komórki, która przyda się kwadratom na dwóch ścianach.
cubulus-lesson-double-hint = Ta komórka leży na krawędzi między ścianami D i L.
cubulus-rules-aim-title = Cel gry
cubulus-rules-aim-text =
    Kule wpycha się do sześcianu ze wszystkich stron, a one popychają się nawzajem. Kto pierwszy ma cztery kule swojego koloru w kwadracie na jednej ścianie, wygrywa.

    Kwadrat to jeden z czterech małych bloków, cztery rogi albo środki czterech krawędzi. Na sześciu ścianach jest ich razem 36.
cubulus-rules-cube-title = Sześcian i jego siatka
cubulus-rules-cube-text =
    Sześcian ma 27 komórek, a kul jest 27: dziewięć białych, dziewięć czarnych i dziewięć czerwonych. Siatka pokazuje sześć ścian: U to góra, D dół, F przód, B tył, L lewa, R prawa, z polami od 1 do 9.

    Kulę w rogu widać na trzech ścianach, kulę na krawędzi na dwóch. Środka sześcianu nie widać na żadnej i nie należy on do żadnego kwadratu.
cubulus-rules-setup-title = Przed grą we dwoje
cubulus-rules-setup-text = Białe grają przeciw Czarnym, a dziewięć czerwonych kul jest neutralnych. Czarne kładą je w dowolnych komórkach, także w środku. Potem zaczynają Białe. Kwadraty z neutralnych kul nic nie znaczą.
cubulus-rules-push-title = Nowa kula
cubulus-rules-push-text =
    W swoim ruchu pchasz na jednym polu. Dopóki w linii za nim jest miejsce, wchodzi tam kula z twojego zapasu. Jeśli komórka jest pusta, to wszystko. Jeśli nie, leżąca w niej kula przesuwa się o krok do środka i zabiera następną, o ile się stykają.

    Nic nie przeskakuje, a nowa kula zawsze zostaje w komórce, na którą pchasz.
cubulus-rules-turn-title = Przesuwanie pełnej linii
cubulus-rules-turn-text =
    Jeśli linia jest pełna, przesuwa się: każda kula idzie o jedno miejsce dalej, ostatnia wypada i wraca tam, gdzie nastąpiło pchnięcie. Wolno przesunąć każdą pełną linię z dowolnego końca, bez względu na to, czyje są kule.

    Następny gracz nie może jej od razu cofnąć. Przesunięcie trzech kul jednego koloru niczego by nie zmieniło; postanowiliśmy, że to nie jest ruch.
cubulus-rules-supply-title = Gdy zabraknie kul
cubulus-rules-supply-text = Gdy wszystkie dziewięć kul jest w sześcianie, możesz tylko przesuwać pełne linie, tak jak tutaj Białe. Jeśli i to jest niemożliwe, pasujesz; to nasze postanowienie, bo drukowane zasady o tym milczą. W innym wypadku nie wolno pasować.
cubulus-rules-end-title = Zwycięstwo
cubulus-rules-end-text =
    Po każdym ruchu liczą się wszystkie ściany. Jeśli kwadrat masz tylko ty, wygrywasz. Jeśli twój ruch da kwadrat komuś innemu, wygrywa ten gracz, nawet gdy i ty masz swój.

    Tutaj Białe układają kwadrat na dole, ale ta sama linia daje Czarnym czwartą kulę na górze.
cubulus-rules-draws-title = Remisy
cubulus-rules-draws-text = Drukowane zasady nie mówią, jak kończy się gra bez końca, więc postanowiliśmy: gdy ta sama pozycja, z ruchem tego samego gracza, pojawi się po raz trzeci, jest remis, tak samo po 300 ruchach. Jedno i drugie można wyłączyć.
cubulus-rules-three-title = We troje
cubulus-rules-three-text =
    Białe, Czarne i Czerwone grają każde na własny rachunek. Na początku sześcian jest pusty i nikt nie jest neutralny. Zakaz natychmiastowego cofania linii dotyczy tylko następnego gracza.

    Jeśli twój ruch da kwadrat obu pozostałym, dzielą oni zwycięstwo. To nasze postanowienie.
cubulus-gallery = Kwadraty i groźby
cubulus-gallery-text = Kształty, które wygrywają, i te, którym niewiele brakuje.
cubulus-gallery-block-title = Blok
cubulus-gallery-block-text = Cztery kule obok siebie, w jednym z czterech miejsc ściany.
cubulus-gallery-corners-title = Cztery rogi
cubulus-gallery-corners-text = Największy kwadrat. Każdy róg należy do trzech ścian, a więc do wielu kwadratów, ale też można go pchnąć z trzech stron.
cubulus-gallery-tilted-title = Kwadrat na czubku
cubulus-gallery-tilted-text = Środki czterech krawędzi. Najłatwiej go przeoczyć.
cubulus-gallery-threat-title = Trzy z czterech
cubulus-gallery-threat-text = Brakuje tylko jednej kuli, a jej komórka jest pusta: na taką groźbę trzeba odpowiedzieć.
cubulus-gallery-plug-title = Zatyczka
cubulus-gallery-plug-text = Obca kula w czwartej komórce słabo broni, dopóki ma za sobą miejsce: po prostu się ją wpycha.
cubulus-gallery-hidden-title = Ukryta groźba
cubulus-gallery-hidden-text = Czwarta kula czeka na drugim końcu pełnej linii. Jedno przesunięcie i jest w kwadracie.
cubulus-gallery-fork-title = Widełki
cubulus-gallery-fork-text = Jedna kula grozi na dwóch ścianach. Czarne odpierają jedną groźbę, Białe spełniają inną.
