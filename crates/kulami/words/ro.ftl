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

kulami-mode-0 = Joc de bază
kulami-mode-1 = Cu zone
kulami-mode-2 = Cu zone și linii
kulami-mode-3 = Tablă neregulată
kulami-mode-4 = Neregulată, toate regulile

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
