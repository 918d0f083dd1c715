kulami-summary = Fiecare bilă trebuie să fie în linie cu cea dinainte, iar o placă este a celui care are mai multe bile pe ea.
kulami-theme-takes = Câștigă o placă
kulami-theme-frees = Egalează pe o placă
kulami-theme-fills = Umple o placă
kulami-theme-squeezes = Lasă puține opțiuni
kulami-theme-ends = Încheie partida
kulami-view-board = Tablă

kulami-title = Kulami, { $colour } la mutare, Roșu { $red }, Negru { $black }
kulami-title-won = Kulami, { $colour } a câștigat, Roșu { $red }, Negru { $black }
kulami-title-drawn = Kulami, remiză, Roșu { $red }, Negru { $black }

kulami-cell = { $cell }: { $what }; { $tile }
kulami-cell-closed-1 = { $cell }: { $what }; { $tile }; închisă, pe ea este ultima bilă
kulami-cell-closed-2 = { $cell }: { $what }; { $tile }; închisă, pe ea este penultima bilă
kulami-marble-red = bilă roșie
kulami-marble-black = bilă neagră
kulami-marble-red-last = bilă roșie, ultima pusă
kulami-marble-black-last = bilă neagră, ultima pusă
kulami-tile-empty = placă cu { $size } găuri, încă goală
kulami-tile-tied = placă cu { $size } găuri, { $red } la { $black }, a nimănui
kulami-tile-owned = placă cu { $size } găuri, roșu { $red }, negru { $black }, îi aparține lui { $owner }

kulami-target-hole = Gaura { $cell }
kulami-target-swap = Schimbă culorile în loc să pui o bilă
kulami-swap = Schimbă culorile

kulami-tell-takes = { $colour } joacă { $cell } și câștigă placa cu { $size } găuri
kulami-tell-frees = { $colour } joacă { $cell } și egalează pe placa cu { $size } găuri
kulami-tell-holds = { $colour } joacă { $cell } și își întărește placa cu { $size } găuri
kulami-tell-places = { $colour } joacă { $cell } pe placa adversă cu { $size } găuri
kulami-tell-swap = { $colour } schimbă culorile și joacă de acum cu { $other }

kulami-fact-points = Puncte
kulami-fact-tiles = Plăci
kulami-fact-area = Cea mai mare zonă
kulami-fact-lines = Linii
kulami-fact-marbles = Bile rămase
kulami-fact-lead = { $count } (+{ $lead })
kulami-fact-holes = Găuri la alegere
kulami-fact-board = Tablă
kulami-board-random = { $kind }, sămânța { $seed }
kulami-board-own = Tablă proprie

kulami-why-all-placed = Toate bilele sunt puse.
kulami-why-no-move = Nu mai există nicio gaură pentru bila următoare.

kulami-refused-syntax = Aceasta nu este o mutare: numește o gaură prin literă și număr, de exemplu d4.
kulami-refused-off-board = Acolo nu este nicio gaură.
kulami-refused-occupied = În gaura aceasta este deja o bilă.
kulami-refused-not-in-line = Bila trebuie pusă pe rândul sau pe coloana ultimei bile.
kulami-refused-same-tile = Pe această placă este ultima bilă, deci este închisă la această mutare.
kulami-refused-previous-tile = Pe această placă este penultima bilă, deci mai este închisă o mutare.
kulami-refused-no-marbles = Nu mai ai bile, deci jocul s-a terminat.
kulami-refused-over = Jocul s-a terminat.

# Why a position or a table is not possible.
kulami-last-marble = Ultima bilă
kulami-previous-marble = Penultima bilă
kulami-fault-parts = O poziție are cinci părți despărțite prin spații: plăcile, bilele, cine mută, ultima bilă, penultima bilă.
kulami-fault-side = Cel care mută trebuie să fie r sau b, urmat de x dacă s-au schimbat culorile.
kulami-fault-mark-cell = { $which }: „{ $text }” nu este o gaură ca d4, adică o literă și un număr.
kulami-fault-mark-hole = { $which }: la { $text } nu este nicio gaură.
kulami-fault-shape = Bilele trebuie scrise în aceeași formă ca plăcile.
kulami-fault-no-marble = { $letter } nu este o bilă: există doar r, b și .
kulami-fault-no-hole = O bilă de pe rândul { $row }, coloana { $column } se află unde nu este nicio gaură.
kulami-fault-no-exchange = La această masă nu se schimbă culorile.
kulami-fault-early-exchange = Culorile nu se pot schimba înainte de prima bilă.
kulami-fault-unnamed = { $which } ({ $colour }): spune unde se află.
kulami-fault-misnamed = { $which } ({ $colour }): în { $cell } nu este nicio bilă de această culoare.
kulami-fault-supply = { $colour }: pe tablă sunt { $count } bile, dar în cutie sunt numai { $most }.
kulami-fault-empty = Tabla nu are nicio gaură.
kulami-fault-extent = Tabla are lățimea { $width } și înălțimea { $height }; se admit cel mult { $most } pe fiecare direcție.
kulami-fault-apart = Plăcile trebuie să se atingă toate, latură la latură.
kulami-fault-letter = { $letter } nu poate apărea într-o tablă: există doar litere și .
kulami-fault-lengths = Rândurile au lungimi diferite: rândul 1 are { $first } locuri, rândul { $row } are { $found }.
kulami-fault-tile-size = Placa { $letter } are { $height } × { $width }: nu există o placă de această mărime.
kulami-fault-tile-shape = Găurile plăcii { $letter } nu formează un dreptunghi.
kulami-fault-tile-count = Plăci de { $short } × { $long }: { $count } în loc de { $wanted }.
kulami-fault-board = Nu există tabla „{ $name }” (există: { $known }). Sau scrie plăcile.

kulami-mode-0 = Joc de bază
kulami-mode-0-help = Pe o tablă pătrată la întâmplare; contează doar plăcile, fiecare pentru cine are mai multe bile pe ea.
kulami-mode-1 = Cu zone
kulami-mode-1-help = Contează plăcile, iar zona legată mai mare de bile aduce cât are în plus.
kulami-mode-2 = Cu zone și linii
kulami-mode-2-help = Contează plăcile, zona legată mai mare și liniile drepte de cel puțin cinci bile.
kulami-mode-3 = Tablă neregulată
kulami-mode-3-help = Jocul de bază pe o tablă la întâmplare care nu e pătrată, cu golfuri și colțuri.
kulami-mode-4 = Neregulată, toate regulile
kulami-mode-4-help = Pe tabla neregulată clasică, cu zone și linii, iar al doilea jucător poate schimba culorile după prima bilă.

kulami-option-board = Plăcile pe care se joacă: la întâmplare, o tablă cu nume sau una proprie.
kulami-option-board-square = Pătrat la întâmplare
kulami-option-board-irregular = Neregulată la întâmplare
kulami-option-board-classic = Clasică
kulami-option-board-irregular-classic = Clasică neregulată
kulami-option-board-example = Exemplu
kulami-option-board-square-1 = Pătrat 1
kulami-option-board-square-2 = Pătrat 2
kulami-option-board-square-3 = Pătrat 3
kulami-option-board-square-4 = Pătrat 4
kulami-option-board-square-5 = Pătrat 5
kulami-option-board-square-6 = Pătrat 6
kulami-option-board-square-7 = Pătrat 7
kulami-option-board-sample-10 = Model 10
kulami-option-board-own = Tabla ta
kulami-option-seed = Numărul din care se face o tablă la întâmplare: același număr dă aceeași tablă.
kulami-option-area = Dacă zona legată mai mare de bile aduce puncte pentru avans.
kulami-option-area-off = Zonele nu contează
kulami-option-area-on = Zona mai mare aduce diferența
kulami-option-lines = Dacă liniile drepte de cel puțin cinci bile aduc puncte pentru avans.
kulami-option-lines-off = Liniile nu contează
kulami-option-lines-on = Liniile mai lungi aduc diferența
kulami-option-first = Culoarea care începe.
kulami-option-first-red = Începe Roșu
kulami-option-first-black = Începe Negru
kulami-option-swap = Dacă al doilea jucător poate prelua prima bilă în loc să răspundă.
kulami-option-swap-off = Fiecare își păstrează culoarea
kulami-option-swap-on = Primul răspuns poate fi schimbarea culorilor

## Learning
kulami-lesson-first-title = Prima bilă
kulami-lesson-first-text = Tabla este făcută din plăci cu două, trei, patru sau șase găuri. Cine are mai multe bile pe o placă primește câte un punct pentru fiecare gaură a ei. Prima bilă poate fi pusă oriunde. Joci cu Roșu: pune-o pe una dintre cele patru plăci mari.
kulami-lesson-first-done = Deocamdată placa este a ta și valorează șase puncte. Rămâne a ta numai cât ai majoritatea pe ea.
kulami-lesson-first-no-small = Și aceasta e o gaură bună, dar pe o placă mai mică. Caută o placă cu șase găuri, trei pe două.
kulami-lesson-row-title = Pe același rând
kulami-lesson-row-text = Acum vine partea grea: bila ta trebuie pusă pe rândul sau pe coloana ultimei bile. Negrul tocmai a jucat în gaura marcată. Răspunde pe rândul ei, de la stânga la dreapta.
kulami-lesson-row-done = Distanța nu contează, iar bilele aflate între ele nu blochează.
kulami-lesson-row-no-column = Aceasta este coloana, de sus în jos. Este permis, dar aici încearcă rândul.
kulami-lesson-column-title = Pe aceeași coloană
kulami-lesson-column-text = Aceeași regulă merge și de sus în jos. Răspunde ultimei bile negre pe coloana ei.
kulami-lesson-column-done = Așadar fiecare bilă hotărăște unde poate merge următoarea, iar a ta hotărăște pentru Negru.
kulami-lesson-column-no-row = Acesta este rândul. Uită-te deasupra și dedesubtul ultimei bile negre.
kulami-lesson-closed-title = Două plăci închise
kulami-lesson-closed-text = Două plăci sunt închise pentru bila ta următoare: cea cu ultima bilă și cea cu penultima. Arată cele trei găuri goale care sunt în linie cu ultima bilă neagră, dar sunt închise.
kulami-lesson-closed-done = Lacătele 1 și 2 arată plăcile închise: cea cu ultima bilă a adversarului și cea cu ultima ta bilă.
kulami-lesson-closed-hint = Mergi pe rândul și pe coloana ultimei bile negre și oprește-te pe cele două plăci cu lacăt.
kulami-lesson-gap-title = Peste gol
kulami-lesson-gap-text = Tablele pot fi neregulate. Rândurile și coloanele continuă și acolo unde tabla se întrerupe. De data aceasta joci cu Negru: răspunde ultimei bile roșii de partea cealaltă a golului.
kulami-lesson-gap-done = Coloana nu se termină la marginea unei plăci. Pe tablele neregulate uită-te mereu mai departe decât te aștepți.
kulami-lesson-gap-no-near = Și aceasta este în linie, dar de partea aceasta. Coboară drept pe coloana ultimei bile.
kulami-lesson-share-title = Rupe egalitatea
kulami-lesson-share-text = Pe placa mare din mijloc este câte o bilă de fiecare culoare: nu este a nimănui. Încă o bilă roșie și cele șase puncte ale ei sunt ale tale.
kulami-lesson-share-done = Două la una: placa este a ta. Negrul are acum nevoie de încă două bile acolo ca s-o ia.
kulami-lesson-share-no-empty = Așa iei o placă goală, dar mai mică decât cea din mijloc.
kulami-lesson-share-no-own = Placa aceasta este deja a ta. Uită-te la cea din mijloc.
kulami-lesson-biggest-title = Ce aduce cel mai mult
kulami-lesson-biggest-text = Ai mai multe găuri la dispoziție. Găsește una cu care câștigi șase puncte deodată.
kulami-lesson-biggest-done = O egalitate pe o placă mare îi aduce placa întreagă celui care joacă acolo următorul.
kulami-lesson-biggest-no-nothing = Placa este deja a ta. O întărești, dar nu câștigi niciun punct.
kulami-lesson-biggest-no-small = Așa se schimbă mai puțin de șase puncte. Caută o placă mare pe care este egalitate.
kulami-lesson-tie-title = Placa nimănui
kulami-lesson-tie-text = Placa mare din dreapta sus este a Negrului, doi la unu. Nu o poți câștiga cu o singură bilă, dar i-o poți lua: fă egalitate.
kulami-lesson-tie-done = Negrul pierde șase puncte. Valorează cât șase puncte pentru tine și adesea este mai ușor de obținut.
kulami-lesson-tie-no-own = Câștigi ceva, dar mai puțin decât cele șase puncte pe care Negrul le poate pierde în dreapta sus.
kulami-lesson-choices-title = Lasă puțin de ales
kulami-lesson-choices-text = Bila ta hotărăște unde poate merge Negrul. Joacă astfel încât Negrul să aibă cel mult două găuri la alegere.
kulami-lesson-choices-done = Cu cât lași mai puține găuri, cu atât știi mai bine ce urmează.
kulami-lesson-choices-no-many = Negrul mai are destule găuri. Numără ce este gol pe rândul și pe coloana pe care le deschide bila ta.
kulami-lesson-deny-title = Atenție ce oferi
kulami-lesson-deny-text = Oriunde joci, îi deschizi Negrului un rând și o coloană. După toate găurile, în afară de una, Negrul poate răspunde câștigând o diferență de șase puncte. Găsește-o pe cea care dă cel mult trei.
kulami-lesson-deny-done = Fiecare mutare ia ceva și dă ceva. Uită-te la amândouă înainte să lași bila din mână.
kulami-lesson-deny-no-gift = De aici Negrul ajunge la o placă ce schimbă șase puncte. Încearcă o gaură cu un rând și o coloană mai sărace.
kulami-lesson-deny-hint = Uită-te în partea dreaptă a tablei.
kulami-lesson-area-title = Unește grupurile
kulami-lesson-area-text = În acest joc contează și zonele: cine are cel mai mare grup de bile care se ating pe laturi primește diferența de mărime. Unește-ți cele două grupuri roșii.
kulami-lesson-area-done = Șase bile contra trei ale Negrului: trei puncte în plus. Bilele care se ating doar în colț nu sunt legate.
kulami-lesson-area-no-other = Grupurile sunt tot despărțite. Caută gaura care le atinge pe amândouă.
kulami-lesson-line-title = Cinci în linie
kulami-lesson-line-text = Aici contează liniile: cinci sau mai multe bile de-ale tale pe o linie dreaptă aduc atâtea puncte câte sunt, orizontal, vertical sau pe diagonală. Completează-ți cele cinci.
kulami-lesson-line-done = Cinci puncte pentru linie. Ca la zone, până la urmă contează numai diferența față de adversar.
kulami-lesson-line-no-other = Linia are încă o gaură. Patru bile de-ale tale sunt pe același rând: umple golul dintre ele.
kulami-lesson-end-title = Ultimul cuvânt
kulami-lesson-end-text = Partida se termină pe loc când cel aflat la mutare nu mai are nicio gaură, chiar dacă au rămas bile. Este 21 la 21. Ia conducerea și lasă Negrul fără nicio gaură.
kulami-lesson-end-done = 25 la 21 și gata. Cine conduce vrea ca partida să se oprească, cine este în urmă vrea să continue.
kulami-lesson-end-no-points = Placa este bună și conduci, dar Negrul mai are unde răspunde. Gaura vecină este mai bună.
kulami-lesson-end-no-goes-on = Partida continuă, fiindcă Negrul mai are găuri. Verifică ce lasă fiecare dintre găurile tale.
kulami-rules-aim-title = Scopul
kulami-rules-aim-text = Doi jucători, Roșu și Negru, pun bile pe o tablă făcută din șaptesprezece plăci. Cine are mai multe bile pe o placă primește atâtea puncte câte găuri are ea. Câștigă cine are mai multe puncte.
kulami-rules-board-title = Tabla și bilele
kulami-rules-board-text =
    Fiecare are 28 de bile. Plăcile au în total 64 de găuri: patru plăci de șase, cinci de patru, patru de trei și patru de două.

    Ele pot forma un pătrat închis de opt pe opt sau o formă neregulată de cel mult zece pe zece. Toată tabla este legată pe laturi, iar golurile sunt permise: așa înțelegem noi regulile tipărite.
kulami-rules-turn-title = Rândul tău
kulami-rules-turn-text = Prima bilă poate fi pusă în orice gaură. Apoi bila ta se pune într-o gaură goală de pe același rând sau de pe aceeași coloană cu ultima bilă. Distanța nu contează, iar bilele dintre ele nu blochează.
kulami-rules-closed-title = Două plăci sunt închise
kulami-rules-closed-text = Nu poți juca pe placa ultimei bile și nici pe placa bilei dinaintea ei. Toate celelalte plăci sunt deschise, și cele folosite mai demult. Găurile încercuite sunt aici în linie, dar închise.
kulami-rules-gap-title = Peste goluri
kulami-rules-gap-text = Pe o tablă neregulată rândurile și coloanele continuă acolo unde tabla se întrerupe: bila poate merge de partea cealaltă a unui gol.
kulami-rules-end-title = Sfârșitul
kulami-rules-end-text = Partida se termină când toate cele 56 de bile sunt puse sau imediat ce jucătorul la mutare nu mai are nicio gaură. Nimeni nu sare peste rând: partida se încheie atunci pentru amândoi, chiar dacă au rămas bile.
kulami-rules-points-title = Puncte
kulami-rules-points-text =
    La fiecare placă, cine are mai multe bile pe ea primește câte un punct pentru fiecare gaură a plăcii, și pentru cele goale. La număr egal, sau dacă nu e nicio bilă, nu primește nimeni nimic.

    Aici Roșu are patru puncte și Negru trei, iar placa din dreapta sus este împărțită. La puncte egale este remiză; așa am hotărât noi.
kulami-rules-area-title = Și mai mult: zonele
kulami-rules-area-text = Dacă se numără zonele, caută cel mai mare grup al fiecărei culori în care bilele se ating pe laturi. Cine îl are pe cel mai mare primește diferența dintre ele; mărimile egale nu aduc nimic.
kulami-rules-lines-title = Și mai mult: liniile
kulami-rules-lines-text =
    Dacă se numără liniile, fiecare șir drept de cinci sau mai multe bile de o culoare, orizontal, vertical sau pe diagonală, aduce lungimea lui. O bilă poate face parte din mai multe șiruri. Suma mai mare primește diferența.

    Bilele adverse, găurile goale și locurile fără gaură întrerup un șir sau un grup.
kulami-rules-swap-title = Schimbul de culori
kulami-rules-swap-text = Aceasta este o opțiune a noastră, nu face parte din regulile tipărite: al doilea jucător poate răspunde primei bile schimbând culorile. Bila rămâne și își schimbă stăpânul, iar primul jucător continuă cu cealaltă culoare. Așadar cea mai bună este o primă bilă cinstită.
