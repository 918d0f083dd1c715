# Stratopolis.
stratopolis-summary = Construiește în lățime și în înălțime: hotărăște zona ta cea mai valoroasă, suprafața ori înălțimea.
stratopolis-theme-grow = Mărește zona cea mai bună
stratopolis-theme-cut = Taie zona adversă
stratopolis-theme-extend = Pe masă
stratopolis-theme-stack = Deasupra
stratopolis-view-top = De sus
stratopolis-view-raised = În relief

# Imaginea întreagă.
stratopolis-title = Stratopolis, { $what }
stratopolis-title-turn = { $side } este la mutare
stratopolis-title-plan = { $side } își aranjează teancul
stratopolis-title-draw = { $side } trage o piesă
stratopolis-title-over = jocul s-a încheiat: Roșu { $red }, Verde { $green }
stratopolis-why-all-placed = Toate piesele au fost așezate.

# Pătrate și câmpuri.
stratopolis-red = roșu
stratopolis-green = verde
stratopolis-neutral = neutru
stratopolis-cell = { $x }, { $y }: { $what }
stratopolis-ground = { $top }, nivelul 1
stratopolis-tower = { $top }, nivelul { $height }, peste { $below }
stratopolis-upon = { $upper } peste { $lower }

# Piesele și cum sunt rotite.
stratopolis-piece = piesa { $letter } (colțul { $elbow }, primul braț { $one }, al doilea braț { $two })
stratopolis-plan = { $piece }, { $count ->
    [0] niciuna rămasă
    [one] una rămasă
    [few] { $count } rămase
   *[other] { $count } rămase
}
stratopolis-turn = primul braț spre { $one }, al doilea braț spre { $two }
stratopolis-elbow = colțul la { $x }, { $y }
stratopolis-north = nord
stratopolis-east = est
stratopolis-south = sud
stratopolis-west = vest

# O piesă care nu este încă așezată, pătrat cu pătrat.
stratopolis-ghost = { $colour }, ar fi la nivelul { $height }
stratopolis-ghost-gap = gol: sub acest pătrat nu este nimic
stratopolis-ghost-uneven = denivelat: aici este mai jos decât sub celelalte pătrate
stratopolis-ghost-clash = culori: roșul și verdele nu se acoperă niciodată
stratopolis-ghost-one-piece = sub toate cele trei pătrate este o singură piesă
stratopolis-ghost-alone = lângă această piesă nu este nimic

# Mutări.
stratopolis-tell-extend = { $side } așază { $piece } pe masă, cu colțul la { $x }, { $y }, { $turn }.
stratopolis-tell-stack = { $side } așază { $piece } la nivelul { $height }, cu colțul la { $x }, { $y }, { $turn }.
stratopolis-tell-plan = { $side } pune { $piece } în teanc, pe locul { $count }.

# Lângă tablă.
stratopolis-zone = { $area } × { $height } = { $value }
stratopolis-letters = { $letters }
stratopolis-fact-zone = Cea mai bună zonă
stratopolis-fact-seen = La vedere
stratopolis-fact-rest = Urmează
stratopolis-fact-common = Teancul comun
stratopolis-rest-none = nimic
stratopolis-rest = { $count ->
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
} ({ $kinds })

# De ce o mutare nu este posibilă.
stratopolis-refused-syntax = Aceasta nu este o mutare: scrie piesa, câmpul colțului ei și direcția primului braț, de exemplu G-1,2E.
stratopolis-refused-not-your-piece = Nu poți juca acum această piesă.
stratopolis-refused-not-touching = Pe masă, o piesă trebuie să atingă cu o latură ceva ce se află deja acolo.
stratopolis-refused-uneven = Piesa nu ar sta drept: toate cele trei pătrate trebuie să se sprijine la aceeași înălțime, fără goluri.
stratopolis-refused-one-piece = Toate cele trei pătrate s-ar sprijini pe o singură piesă; trebuie cel puțin două.
stratopolis-refused-red-on-green = Roșul nu acoperă niciodată verdele și nici verdele roșul.
stratopolis-refused-pile = Teancurile nu permit acum asta: întâi se aranjează teancurile și se trag piese, apoi se așază.
stratopolis-refused-over = Jocul s-a încheiat.

# Opțiuni și feluri de a juca.
stratopolis-option-piles = Cum ajung jucătorii la piesele lor.
stratopolis-option-piles-open = Teancuri deschise: fiecare are un teanc amestecat; cele două piese de deasupra se văd și trebuie jucate
stratopolis-option-piles-planned = Teancuri plănuite: ca cele deschise, dar fiecare își aranjează întâi teancul în secret
stratopolis-option-piles-blind = Tragere la sorți: piesa de jucat se trage la întâmplare în fiecare tură
stratopolis-option-piles-hand = Trei în mână: alegi din trei piese, completate din setul propriu
stratopolis-option-piles-hand-shared = Trei în mână, teanc comun: alegi din trei piese, completate din toate cele patruzeci
stratopolis-option-first = Culoarea care începe.
stratopolis-option-first-red = Începe Roșu
stratopolis-option-first-green = Începe Verde
stratopolis-option-tiebreak = Ce se întâmplă când cele mai bune zone au aceeași valoare.
stratopolis-option-tiebreak-off = Jocul este remiză
stratopolis-option-tiebreak-next = Hotărăsc zonele următoare
stratopolis-option-seed = Un număr care fixează toate tragerile din joc.
stratopolis-option-red = Setul roșu, în ordinea în care vine.
stratopolis-option-green = Setul verde, în ordinea în care vine.
stratopolis-option-deck = Teancul comun, în ordinea în care vine.
stratopolis-mode-0 = Jocul de bază
stratopolis-mode-1 = Teancuri plănuite
stratopolis-mode-2 = Tragere la sorți
stratopolis-mode-3 = Trei în mână
stratopolis-mode-4 = Trei în mână, teanc comun
