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
stratopolis-mode-1 = Ułożone stosy
stratopolis-mode-2 = Losowanie
stratopolis-mode-3 = Trzy do wyboru
stratopolis-mode-4 = Trzy do wyboru, wspólny stos
