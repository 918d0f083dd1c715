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

# Why a position or a table is not possible.
stratopolis-parts = piesele lui Roșu, piesele lui Verde, cine a început, așezările
stratopolis-parts-shared = piesele lui Roșu, piesele lui Verde, teancul comun, cine a început, așezările
stratopolis-fault-fields = O poziție a acestui joc are { $count } părți despărțite prin spații: { $fields }.
stratopolis-fault-no-plus = { $field }: lipsește „+” dintre piesele la vedere și cele care urmează.
stratopolis-fault-no-pieces = { $field }: unde nu sunt piese, scrie „-”.
stratopolis-fault-many-pieces = { $field }: sunt mai multe piese decât există.
stratopolis-fault-no-piece = { $field }: nu există piesa „{ $letter }”.
stratopolis-fault-up-unknown = { $field }: o piesă la vedere este cunoscută și nu poate fi „?”.
stratopolis-fault-first = Cel care a început este „{ $text }”; trebuie să fie r sau g.
stratopolis-fault-hand-rest = Cu un teanc comun, nimeni nu are piese proprii care să urmeze.
stratopolis-fault-common-up = În teancul comun nu este nicio piesă la vedere.
stratopolis-fault-placements = Nu se pot așeza mai mult de 40 de piese.
stratopolis-fault-placement = Piesa numărul { $number } de pe masă, { $text }: { $reason }
stratopolis-fault-far = Piesa numărul { $number } de pe masă, { $text }, este prea departe.
stratopolis-fault-no-placement = Piesa numărul { $number } de pe masă, „{ $text }”, nu este scrisă ca G-1,2E.
stratopolis-fault-unknown = „?” este doar pentru teancuri aranjate de cineva.
stratopolis-fault-copies = Sunt { $count } piese „{ $letter }”, dar în cutie sunt numai două.
stratopolis-fault-foreign = { $side }: piesa { $letter } nu aparține acestei culori.
stratopolis-fault-alternate = Roșu și Verde mută pe rând, dar pe masă sunt { $red } piese ale lui Roșu și { $green } ale lui Verde.
stratopolis-fault-no-order = În nicio ordine nu puteau Roșu și Verde să așeze aceste piese pe rând.
stratopolis-fault-set = { $side }: { $count } piese în total sunt mai multe decât cele 20 ale setului.
stratopolis-fault-face-up = Piesele la vedere nu se potrivesc: cel care mută trebuie să fi tras, iar nimeni mai mult decât permit regulile.
stratopolis-fault-plan-order = Al doilea jucător își aranjează teancul după primul.
stratopolis-fault-top-hidden = Piesa de deasupra unui teanc aranjat trebuie să fie la vedere.
stratopolis-fault-top-only = Dintr-un teanc aranjat, numai piesa de deasupra este la vedere.
stratopolis-fault-turns = Amândoi trebuie să așeze în total la fel de multe piese, dar cel care a început ar așeza { $first }, iar celălalt { $second }.
stratopolis-fault-fixed = Piesele care urmează nu sunt cele pe care opțiunile mesei le pun la sfârșit.
stratopolis-fault-not-with-shared = „{ $key }” nu merge cu un teanc comun.
stratopolis-fault-deck = „deck” cere un teanc comun.
stratopolis-fault-fixed-twice = „seed” și „{ $key }” nu pot stabili amândouă piesele trase.
stratopolis-fault-arrangement = „{ $key }” trebuie să conțină piesele { $set } într-o ordine oarecare.
stratopolis-fault-used-up = Ambele piese { $letter } sunt deja pe masă.
stratopolis-fault-no-laying = { $reason }
stratopolis-fault-nothing = Acolo nu este nicio piesă de luat.
stratopolis-fault-domino = Dominoul rămâne unde este.
stratopolis-fault-covered = Pe aceasta se află altă piesă: ia-o mai întâi pe aceea.
stratopolis-fault-holds = Fără această piesă, altele n-ar mai atinge nimic.

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
stratopolis-mode-0-help = Fiecare are un teanc amestecat; piesele de deasupra se văd, și cine e la mutare trebuie să o pună pe a sa.
stratopolis-mode-1 = Teancuri plănuite
stratopolis-mode-1-help = Înainte de joc fiecare își aranjează teancul în secret; apoi se joacă la fel ca jocul de bază.
stratopolis-mode-2 = Tragere la sorți
stratopolis-mode-2-help = Nimeni nu știe ce urmează: piesa se trage la întâmplare în fiecare tură.
stratopolis-mode-3 = Trei în mână
stratopolis-mode-3-help = Alegi din trei piese, iar mâna se completează din setul tău.
stratopolis-mode-4 = Trei în mână, teanc comun
stratopolis-mode-4-help = Alegi din trei piese, iar amândoi completați din același teanc cu toate cele patruzeci.

# Învățare.
stratopolis-lesson-extend-title = Prima piesă
stratopolis-lesson-extend-text = Roșu și Verde construiesc împreună un oraș, în jurul dominoului din mijloc. Tu ești Roșu. Rotește piesa cu butonul sau cu tasta R, apoi arată câmpul pentru colțul ei. Pe masă trebuie să atingă cu o latură ceva ce se află deja acolo. Leag-o de pătratul roșu al dominoului.
stratopolis-lesson-extend-done = Patru pătrate roșii care se ating cu laturile: prima ta zonă, în valoare de patru.
stratopolis-lesson-extend-no-apart = Stă bine, dar niciun pătrat roșu al tău nu-l atinge pe cel al dominoului, așa că zona ta are doar trei pătrate.
stratopolis-lesson-turn-title = Rotită cum trebuie
stratopolis-lesson-turn-text = O piesă poate fi rotită, dar niciodată întoarsă pe dos. Aceasta are colțul neutru și două brațe roșii. Așaz-o astfel încât ambele pătrate roșii să atingă pătratul roșu al dominoului.
stratopolis-lesson-turn-done = Brațele cuprind pătratul roșu: trei pătrate într-o singură zonă.
stratopolis-lesson-turn-no-one = Nu îl ating ambele brațe. Așază colțul în diagonală față de pătratul roșu, cu brațele de-a lungul laturilor lui.
stratopolis-lesson-zone-title = Ce ține împreună
stratopolis-lesson-zone-text = Pătratele de o culoare care, privite de sus, se ating cu laturile formează o zonă. Colțurile nu ajung. Cea mai bună zonă a lui Roșu are aici trei pătrate. Arată cele trei pătrate roșii care nu fac parte din ea.
stratopolis-lesson-zone-done = Două dintre ele ating zona doar cu un colț, al treilea deloc. La sfârșit contează numai cea mai bună zonă a ta.
stratopolis-lesson-stack-title = Sus, la nivelul 2
stratopolis-lesson-stack-text = Poți construi și în înălțime: toate cele trei pătrate trebuie să stea la aceeași înălțime și pe cel puțin două piese. O zonă valorează numărul pătratelor ei ori nivelul ei cel mai înalt. Fă ca a ta să valoreze zece.
stratopolis-lesson-stack-done = Cinci pătrate ori nivelul 2 fac zece. Pătratul cel mai înalt contează pentru toată zona.
stratopolis-lesson-stack-no-flat = Rămâne pe masă: mai multe pătrate, dar numai nivelul 1. Caută trei pătrate din piese diferite pe care ai voie să le acoperi.
stratopolis-lesson-seam-title = Trei condiții
stratopolis-lesson-seam-text = Cine construiește în înălțime ține seama de trei lucruri: toate cele trei pătrate stau la aceeași înălțime, nu toate pe o singură piesă, iar roșul nu acoperă niciodată verdele și nici verdele roșul. Pentru piesa ta a rămas sus un singur loc. Găsește-l; încercările greșite se explică singure.
stratopolis-lesson-seam-done = Roșu pe roșu, verde pe verde, iar dedesubt două piese. Dominoul contează ca piesă.
stratopolis-lesson-seam-hint = Colțul verde are nevoie de un pătrat verde dedesubt: cel al dominoului.
stratopolis-lesson-seal-title = Neutrul acoperă orice
stratopolis-lesson-seal-text = Pătratele neutre pot acoperi orice culoare și pot fi acoperite de oricare. Numai colțul piesei tale e roșu. Urcă un nivel cu el, acoperă două pătrate verzi cu brațele neutre și condu cu șapte.
stratopolis-lesson-seal-done = Zona ta valorează opt, iar din cea verde au rămas doar pătrate izolate.
stratopolis-lesson-seal-hint = Colțul merge pe pătratul roșu al dominoului.
stratopolis-lesson-tower-title = Mai departe, la nivelul 3
stratopolis-lesson-tower-text = Mai multe pătrate sunt deja la nivelul 2. Trei dintre ele alăturate, din cel puțin două piese, susțin nivelul următor. Fă o zonă în valoare de cincisprezece.
stratopolis-lesson-tower-done = Cinci pătrate ori nivelul 3. Chiar și cele două pătrate de la nivelul 1 contează acum de trei ori.
stratopolis-lesson-tower-no-narrow = Nivelul 3 e bun, dar rotită așa, zona ta are doar două pătrate.
stratopolis-lesson-tower-hint = Colțul neutru poate acoperi pătratul verde de la nivelul 2.
stratopolis-lesson-wide-title = Suprafață sau înălțime?
stratopolis-lesson-wide-text = Ai putea urca la nivelul 3, dar ți-ai acoperi propriile pătrate. Socotește înainte de a așeza piesa și fă ca zona ta să valoreze doisprezece.
stratopolis-lesson-wide-done = Șase pătrate ori nivelul 2 fac doisprezece. Trei pătrate la nivelul 3 ar fi făcut doar nouă.
stratopolis-lesson-wide-no-high = Nivelul 3, dar numai trei pătrate: asta face nouă. Mai bine te întinzi.
stratopolis-lesson-wide-hint = În apropiere e un pătrat roșu izolat care s-ar putea alătura zonei.
stratopolis-lesson-bridge-title = Construiește un pod
stratopolis-lesson-bridge-text = Contează o singură zonă, așa că două zone unite valorează mult mai mult. Leagă cele două zone roșii.
stratopolis-lesson-bridge-done = Opt pătrate într-o singură zonă, iar nivelul 2 contează pentru toate: șaisprezece.
stratopolis-lesson-bridge-no-apart = Zonele sunt încă despărțite. Sus există un drum în jurul pătratului verde.
stratopolis-lesson-gift-title = Un cadou pentru Verde?
stratopolis-lesson-gift-text = Piesa ta are un pătrat verde. În două locuri te duce la zece. Alege-l pe cel în care nu-l ajută pe Verde și condu cu cinci.
stratopolis-lesson-gift-done = Aici pătratul verde stă singur. În celălalt loc ar fi dublat și zona lui Verde.
stratopolis-lesson-gift-no-gift = Ai zece, dar și Verde: pătratul tău verde i-a ridicat zona la nivelul 2.
stratopolis-lesson-cut-title = Taie-o în două
stratopolis-lesson-cut-text = Zona lui Verde valorează zece, mai mult decât a ta. Dar la mijloc e îngustă. Acoperă locul acela cu pătrate neutre și condu cu șase.
stratopolis-lesson-cut-done = Din zece au rămas două. O zonă e la fel de tare ca locul ei cel mai îngust; ai grijă și de a ta.
stratopolis-lesson-cut-no-whole = Zona lui Verde valorează tot zece. Așază peste ea cele două pătrate neutre ale tale.
stratopolis-lesson-hand-title = Trei în mână
stratopolis-lesson-hand-text = În această variantă ai trei piese și alegi una. Găsește piesa și locul care îți duc zona la zece.
stratopolis-lesson-hand-done = Cinci pătrate ori nivelul 2. Alegerea contează mult: păstrează piesele cu două pătrate neutre pentru acoperit.
stratopolis-lesson-hand-no-piece = Cu piesa aceasta nu ajungi la zece. Încearc-o pe cea cu două pătrate roșii.
stratopolis-lesson-plan-title = Pregătește, apoi urcă
stratopolis-lesson-plan-text = Ai două piese și le vei așeza pe amândouă. Așaz-o pe prima astfel încât a doua să găsească un loc bun la nivelul 2: la sfârșit zona ta trebuie să valoreze doisprezece.
stratopolis-lesson-plan-done = Șase pătrate ori nivelul 2. Prima piesă a adus un pătrat roșu și temelia pentru a doua.
stratopolis-lesson-plan-no-now = Păstrează piesa cu trei pătrate roșii: e cea mai puternică sus. Pregătește-i locul cu cealaltă.
stratopolis-lesson-plan-no-place = De acolo nu ajungi la doisprezece. Pătratele neutre ar trebui să stea lângă cele ale piesei tale, iar cel roșu unde se va alătura zonei.
stratopolis-lesson-last-title = Ultima piesă
stratopolis-lesson-last-text = Verde conduce cu 24 la 12, iar tu așezi ultima piesă a jocului. Atât de repede nu poți crește. Câștigă totuși!
stratopolis-lesson-last-done = Șase pentru Verde, doisprezece pentru tine: jocul e câștigat. Socotește ambele zone înaintea fiecărei mutări, până la ultima piesă.
stratopolis-lesson-last-no-part = Bună idee, dar rămân optsprezece. Taie acolo unde cade și mai mult.
stratopolis-lesson-last-no-grow = Verde își păstrează cele 24. Dacă nu-l poți ajunge, fă-i zona mai mică.
stratopolis-rules-aim-title = Scopul
stratopolis-rules-aim-text = Roșu și Verde construiesc un singur oraș. La sfârșit fiecare își socotește numai cea mai bună zonă: numărul pătratelor ei ori nivelul ei cel mai înalt. Câștigă zona mai valoroasă.
stratopolis-rules-pieces-title = Piese și domino
stratopolis-rules-pieces-text =
    Fiecare jucător are douăzeci de piese, câte două din zece feluri. O piesă este un L din trei pătrate roșii, verzi sau neutre. Poate fi rotită, dar niciodată întoarsă pe dos.

    În mijloc se află dominoul, cu un pătrat roșu și unul verde. Cine începe se trage la sorți; apoi jucătorii mută pe rând.
stratopolis-rules-extend-title = Construcția în lățime
stratopolis-rules-extend-text = Așază piesa pe masa goală astfel încât cel puțin un pătrat al ei să atingă cu o latură un pătrat aflat deja acolo. Culorile nu contează. Loc este întotdeauna, așa că nimeni nu pasează.
stratopolis-rules-stack-title = Construcția în înălțime
stratopolis-rules-stack-text = Sau așaz-o deasupra. Toate cele trei pătrate trebuie să stea la aceeași înălțime, fără goluri și fără să iasă în afară, și pe cel puțin două piese diferite. Dominoul contează ca piesă.
stratopolis-rules-no-stack-title = Ce nu este permis
stratopolis-rules-no-stack-text =
    Piesa lui Roșu are colțul verde și două brațe roșii. Nu poate acoperi o singură piesă și nici nu poate sta pe jumătate pe masă. Iar roșul nu acoperă niciodată verdele și nici verdele roșul.

    În vârful orașului i-a rămas un singur loc. Îl vezi?
stratopolis-rules-neutral-title = Pătrate neutre
stratopolis-rules-neutral-text = Pătratele neutre pot acoperi orice și pot fi acoperite de orice. Ele deschid drumul pe terenul celuilalt: aici fac să dispară două pătrate verzi.
stratopolis-rules-zones-title = Zone
stratopolis-rules-zones-text =
    Pătratele de o culoare care, privite de sus, se ating cu o latură formează o zonă, oricare le-ar fi înălțimea. Ea valorează numărul pătratelor sale ori nivelul pătratului cel mai înalt.

    La fiecare jucător contează numai cea mai bună zonă, așa că merită să legi zonele între ele.
stratopolis-rules-piles-title = Care piesă?
stratopolis-rules-piles-text =
    În jocul de bază fiecare are un teanc amestecat. Cele două piese de deasupra se văd, iar tu trebuie s-o joci pe a ta. Sau fiecare își aranjează întâi teancul, sau se trage la întâmplare, sau ai trei piese din care alegi, ca în imagine.

    Se știe mereu ce piese au rămas, dar niciodată în ce ordine. Că teancurile se aranjează în secret și că fiecare trage din setul propriu este hotărârea noastră; trei în mână se poate juca și cu un teanc comun.
stratopolis-rules-end-title = Sfârșitul
stratopolis-rules-end-text = Când toate cele patruzeci de piese sunt așezate, câștigă zona mai valoroasă. Imaginea arată ultima piesă a unui joc scurt. Dacă ambele zone valorează la fel, este remiză; e hotărârea noastră. Vă puteți înțelege și ca zonele următoare să hotărască.
stratopolis-gallery = Zone și înălțimi
stratopolis-gallery-text = Ce dă valoare unei zone și ce o pune în primejdie.
stratopolis-gallery-zone-title = Zonă
stratopolis-gallery-zone-text = Pătrate de o culoare legate prin laturi. Pătratele roșii de la colțuri nu fac parte din ea.
stratopolis-gallery-seam-title = Îmbinare
stratopolis-gallery-seam-text = Locul în care se întâlnesc două piese de aceeași înălțime. Numai peste o îmbinare se poate construi în sus.
stratopolis-gallery-tower-title = Turn
stratopolis-gallery-tower-text = Locul cel mai înalt al unei zone îi înmulțește toate pătratele.
stratopolis-gallery-bridge-title = Pod
stratopolis-gallery-bridge-text = Pătrate care fac din două zone una singură. Adesea valorează mai mult decât un nivel în plus.
stratopolis-gallery-roof-title = Acoperiș
stratopolis-gallery-roof-text = Pătrate neutre peste cealaltă culoare. Ce e dedesubt nu mai contează.
stratopolis-gallery-wedge-title = Pană
stratopolis-gallery-wedge-text = Acoperită în locul cel mai îngust, o zonă se rupe în două.
