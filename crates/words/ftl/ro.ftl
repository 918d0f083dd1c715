# Ce nu ține de niciun joc. Fiecare joc are fișierul lui.
white = Alb
black = Negru
red = Roșu
green = Verde
neutral = neutru
empty = liber
points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
number = { $count }
hidden-move = o mutare care rămâne deocamdată secretă
drawn = extras: { $what }
resigned = { $who } abandonează
out-of-time = { $who } nu mai are timp
agreed = remiză de comun acord

# Joc în terminal: cine joacă.
play-you = tu
play-level = nivelul { $level }
play-and = { $one } și { $other }
play-to-move = La mutare: { $who }
play-thinking = { $who } se gândește …
play-hand-over = Acum joacă { $who }. Dă tastatura mai departe și apasă Enter când nu se mai uită nimeni altcineva.

# Cum se termină un joc.
play-wins = Câștigă { $who }
play-share = { $who } împart victoria
play-drawn = Remiză
play-why-time = Timpul a expirat.
play-why-resign = Cealaltă parte a abandonat.
play-why-agreed = S-a convenit remiza.
play-after = v revede jocul, n începe altul.

# Meniul.
play-menu-game = Joc
play-menu-mode = Variantă
play-menu-players = Jucători
play-menu-level = Nivelul calculatorului
play-menu-clock = Ceas
play-menu-you-begin = Începi tu împotriva calculatorului
play-menu-computer-begins = Începe calculatorul
play-menu-people = Mai mulți la aceeași tastatură
play-menu-computers = Privește calculatorul
play-menu-begin = Joacă
play-menu-keys = Săgețile aleg, Enter joacă, q iese
play-menu-number = Scrie un număr de la 1 la { $most }, sau nimic pentru cel cu steluță.

# Ceasuri.
play-clock-untimed = Fără ceas
play-clock-sudden = { $time }, timp fix
play-clock-increment = { $time }, timp în plus la fiecare mutare
play-clock-bronstein = { $time }, Bronstein
play-clock-byoyomi = { $time }, byo-yomi

# Ce se spune în timpul jocului.
play-welcome = Săgețile și Enter, mouse-ul, sau scrie o mutare. ? explică.
play-not-your-turn = Nu e rândul tău.
play-not-possible = Nu se poate.
play-undone = S-a luat înapoi.
play-nothing-to-undo = Nu e nimic de luat înapoi.
play-hint-soon = Se caută un sfat …
play-no-hint = Nu e niciun sfat de dat.
play-hint = Sfat: { $move } ({ $worth })
play-draw-offered = S-a propus remiza …
play-draw-question = S-a propus remiza. { $who }, de acord?
play-draw-declined = Remiza e refuzată.
play-resign-question = Vrei să abandonezi?
play-leave-question = Jocul nu e nici terminat, nici salvat. Îl părăsești?
play-leave-saved-question = Jocul nu e terminat; e salvat în { $file }. Îl părăsești?
play-yes = da
play-no = nu
play-saved = Salvat în { $file }
play-not-saved = Nesalvat: { $why }
play-typing = Enter joacă, Esc renunță
play-too-small = Fereastra e prea mică.
play-moves = Mutări

# Cât valorează o poziție.
play-worth = { $number }
play-worth-win = câștigă în { $plies }
play-worth-loss = pierde în { $plies }
play-worth-draw = remiză
play-proved = { $worth }, dovedit
play-estimated = { $worth }, estimat

# Revederea unui joc terminat.
play-review = Analiză
play-review-later = Un joc poate fi revăzut după ce s-a terminat.
play-review-accuracy = Precizie
play-review-graph = Șanse: { $who }
play-review-soon = Mutări văzute: { $found }
play-review-mistakes = Cele mai mari greșeli
play-review-best = cea mai bună mutare, { $worth }
play-review-better = { $worth }; mai bună era { $best }, { $better }
play-try-again = De aici poți încerca din nou.

# Taste și comenzi. O literă și un spațiu înaintea a ceea ce face.
play-keys = ? ajutor · u înapoi · h sfat · d remiză · r abandon · s salvează · n nou · q ieși
play-keys-over = ? ajutor · v analiză · u înapoi · s salvează · n nou · q ieși
play-keys-review = m greșeli · t încearcă de aici · v înapoi la joc · ? ajutor
play-help-screen =
    Săgețile     merg pe tablă
    Enter        arată un loc
    Tab          la listă și înapoi
    1 la 9       arată un rând al listei
    t  T         alegerea următoare: rotire, piesă
    Esc          ia înapoi ultima arătare
    Litere       scrie o mutare, apoi Enter
                 (cu : în față dacă e nevoie)

    u înapoi     h sfat        d propune remiza
    r abandon    s salvează    v analiză
    n joc nou    q ieși

    Mouse: clic, rotița schimbă alegerea,
    butonul drept ia înapoi

    {">"} {"<"} tu   {"{"} {"}"} ales   ( ) ultima mutare
    {"*"} sau subliniat: posibil   ~ ~ ce face
play-help-menu =
    Sus, Jos           alt rând
    Stânga, Dreapta    altă alegere
    Enter              joacă
    q                  ieși
play-help-review =
    Stânga, Dreapta    o mutare înapoi, una înainte
    Home, End          începutul și sfârșitul
    m                  următoarea greșeală mare
    t                  încearcă de aici
    v sau Esc          înapoi la joc
play-help-lines =
    Scrie o mutare, sau unul din aceste cuvinte:
    board        arată tabla din nou
    moves        ce s-a jucat
    hint         întreabă calculatorul
    undo         ia înapoi
    draw         propune remiza
    resign       abandonează
    save FILE    scrie jocul
    record       arată jocul așa cum ar fi scris
    review       revede un joc terminat
    quit         ieși
# Aplicația web.
web-name = Quartet
web-skip = Sari la conținut
web-pages = Pagini
web-home = Acasă
web-play = Joacă
web-review = Analiză
web-settings = Setări
web-footer = Quartet este un proiect liber, fără legătură cu editorii acestor jocuri; numele lor sunt mărci ale proprietarilor.
web-update = O versiune nouă este gata.
web-update-now = Actualizează
web-no-words = Cuvintele acestei limbi nu au putut fi încărcate. Încearcă din nou când ai rețea.
web-not-kept = Acest browser nu mai păstrează nimic: stocarea este plină sau blocată. Partidele se vor pierde la închiderea paginii.
web-no-engine = Calculatorul nu a putut fi încărcat fără rețea. Merge mai departe de îndată ce se poate.
web-notice-read = Închide
web-lost = Aici nu e nimic
web-lost-text = Această pagină sau partidă nu există pe acest dispozitiv.
web-hero = Patru jocuri de gândire pură
web-hero-text = Joacă împotriva calculatorului, pe zece niveluri, sau cu cineva de lângă tine. Fără cont, fără reclame, chiar și fără rețea.
web-games = Jocuri
web-play-game = Joacă { $game }
web-continue = Continuă
web-continue-game = Continuă partida de { $game }
web-your-games = Partidele tale
web-forget = Șterge
web-forget-game = Șterge această partidă de { $game }
web-forget-sure = Ștergi această partidă de { $game }?
web-against-level = Împotriva calculatorului, nivelul { $level }
web-together = Doi la același dispozitiv
web-watch = Privește cum joacă calculatorul
web-new-game = Partidă nouă
web-strength-elo = Măsurat: Elo { $elo } ± { $error } (0 este media celor zece niveluri)
web-strength-usual = Elo { $elo } ± { $error } cu regulile obișnuite (0 este media celor zece niveluri); cu acestea nu a fost măsurat
web-strength-score = Măsurat: { $percent } % din { $games } partide împotriva { $who }
web-strength-unknown = Forța nu a fost încă măsurată
web-strength-random = unor mutări la întâmplare
web-strength-greedy = unui jucător care ia mutarea cea mai atrăgătoare
web-strength-uct = unei căutări simple în arbore
web-board-number-label = Tabla numărul
web-build-board = Construiește o tablă
web-board-grid = Tabla pe care o construiești
web-board-free = Coloana { $column }, rândul { $row }: liber
web-board-tile = Coloana { $column }, rândul { $row }: placă de { $wide } pe { $high }
web-board-size = Placă de { $short } pe { $long }, rămase { $left }
web-board-tiles = Plăcile din cutie
web-board-help = Alege o placă și arată locul colțului ei din stânga sus. Arată o placă pentru a o lua înapoi; R o rotește.
web-board-editor-label = Tablă în construcție. Săgețile merg din loc în loc, Enter pune sau ia o placă, R o rotește.
web-board-no-room = Placa nu încape acolo.
web-board-no-tile = Alege mai întâi o placă.
web-board-left = { $count ->
    [one] Mai este o placă de pus
    [few] Mai sunt { $count } plăci de pus
   *[other] Mai sunt { $count } de plăci de pus
}
web-board-apart = Toate plăcile sunt puse, dar trebuie să se atingă toate, latură la latură.
web-board-done = Tabla este gata.
web-board-clear = Golește
web-board-text = Tabla ca text
web-board-play = Joacă pe această tablă
web-copy-options-link = Copiază un link către aceste setări
web-set-up = Așezarea dinaintea partidei
web-set-up-hand = Manual
web-set-up-chance = La întâmplare
web-set-up-engine = De către calculator
web-set-up-help = Acest joc începe cu o așezare. Fă-o tu, las-o la întâmplare sau lasă calculatorul să o facă pentru toți.
web-plan = Pune-ți piesele în ordine
web-plan-help = Prima vine prima. Trage o piesă sau apasă Alt și săgețile.
web-plan-moved = { $what }: locul { $place } din { $count }
web-plan-earlier = Mai devreme
web-plan-later = Mai târziu
web-plan-shuffle = Amestecă
web-plan-shuffled = Piesele sunt în altă ordine.
web-plan-done = Aceasta este ordinea mea
web-plan-begun = Ai început să-ți pui piesele în ordine în listă. Termină acolo.
web-set-position = Așază o poziție
web-set-position-text = Pune pe tablă orice poziție, apoi studiaz-o cu calculatorul sau joacă mai departe din ea.
web-position-label = Poziție de { $game } în pregătire. Săgețile merg din loc în loc, Enter schimbă ce este acolo.
web-position-help = Arată un loc pentru a schimba ce este acolo.
web-position-by-text = Pozițiile acestui joc apar prin mutări: joacă-le pe tabla de analiză sau scrie poziția mai jos.
web-position-clear = Tablă goală
web-position-text = Poziția ca text
web-position-wrong = Nimeni nu poate juca mai departe din această poziție:
web-position-over = În această poziție partida s-a încheiat.
web-position-fine = Această poziție este posibilă.
web-position-used-up = Nu a mai rămas nimic de pus aici: ia mai întâi ceva din altă parte.
web-analyse = Studiaz-o
web-brush = Ce se pune acolo
web-brush-next = Pe rând
web-whose-turn = Cine mută
web-open-file = Deschide un fișier
web-drop-file = sau lasă-l aici
web-variation-help = Joacă altă mutare pe tablă pentru a începe o variantă.
web-comment = Comentariu la această mutare
web-remove-variation = Șterge această variantă
web-proved = demonstrat
web-estimated = estimat
web-filming = Se desenează imaginea { $done } din { $all } …
web-film-done = Filmul este gata.
web-mode = Variantă
web-mode-own = Propriul tău amestec de reguli: vezi mai jos.
web-other-board = Altă tablă
web-opponent = Adversar
web-computer = Calculatorul
web-person = Cineva de lângă mine
web-level = Nivel
web-level-first = Nivelul primei părți
web-level-others = Nivelul celeilalte părți
web-level-short = Calculator, nivel { $level }
web-level-1 = Pentru prima partidă: scapă multe din vedere
web-level-2 = Vede o mutare înainte, adesea neatent
web-level-3 = Începător care vede amenințările simple
web-level-4 = Începător atent
web-level-5 = Gândește trei mutări înainte
web-level-6 = Jucător exersat
web-level-7 = Jucător puternic, greșește rar
web-level-8 = Jucător foarte puternic
web-level-9 = Expert care nu iartă nimic
web-level-10 = Atât de puternic cât permite dispozitivul
web-colour = Partea ta
web-lot = La sorți
web-clock = Ceas
web-clock-untimed = Fără ceas
web-clock-untimed-help = Fiecare gândește cât vrea.
web-clock-sudden = { $minutes } min
web-clock-sudden-help = Pentru toată partida; cine îl epuizează pierde.
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-increment-help = Fiecare mutare adaugă câteva secunde.
web-clock-bronstein = { $minutes } min, { $seconds } s înapoi
web-clock-bronstein-help = Timpul mutării se întoarce, cel mult atâtea secunde (Bronstein).
web-clock-byo-yomi = { $minutes } min, apoi { $periods } × { $seconds } s
web-clock-byo-yomi-help = Apoi urmează perioade; o mutare în cadrul perioadei o păstrează (byo-yomi).
web-rules = Reguli în detaliu
web-fixed-draws = Fixează extragerile
web-options-wrong = Aceste opțiuni nu se potrivesc.
web-start = Începe partida
web-board-label = Tabla de { $game }. Săgețile merg din loc în loc, Enter alege, Escape renunță, R rotește o piesă, Page Down merge la următorul loc posibil.
web-not-possible = Nu se poate.
web-taken-back = Mutare luată înapoi.
web-now-paused = Jocul este în pauză: continuă înainte de a muta.
web-now-covered = Mai întâi cine urmează trebuie să confirme că are dispozitivul.
web-now-other = Nu este rândul tău.
web-not-from-there = Nu se poate cu ce ai ales. Alege unul dintre locurile marcate sau atinge din nou alegerea ca să renunți la ea.
web-nothing-there = Acum nu se poate face nimic acolo. Locurile marcate sunt posibile.
web-thinking = Se gândește …
web-hint-says = Sugestie: { $move }
web-draw-refused = Calculatorul nu acceptă remiza acum.
web-draw-declined = { $who } nu acceptă remiza.
web-you = tu
web-out = a ieșit din joc
web-hand-over = Predă dispozitivul
web-hand-over-to = Urmează: { $who }
web-hand-over-text = Predă dispozitivul; ce nu are voie să vadă celălalt este acoperit.
web-hand-over-ready = Eu sunt { $who }
web-paused = Pauză
web-pause = Pauză
web-go-on = Continuă
web-review-game = Analizează partida
web-again = Încă o dată
web-resign-sure = Cedezi această partidă?
web-draw-sure = Propui remiză?
web-draw-accept = { $who } acceptă remiza?
web-yes = Da
web-no = Nu
web-confirm-move = Joacă această mutare
web-cancel = Renunță
web-looking-back = Privești o poziție anterioară.
web-other-tab = Partida a continuat într-o altă filă.
web-to-the-game = Înapoi la partidă
web-your-turn = Rândul tău
web-turn-of = La mutare: { $who }
web-you-win = Ai câștigat
web-you-lose = Calculatorul câștigă
web-wins = { $who } câștigă
web-draw = Remiză
web-clock-left = { $who }: { $seconds ->
    [60] a mai rămas un minut
   *[other] au mai rămas { $seconds } de secunde
}
web-why-time = Timpul a expirat.
web-why-resign = Prin cedare.
web-why-agreed = S-a convenit remiza.
web-view = Vedere
web-view-is = Vedere: { $view }
web-turn-board = Rotește tabla
web-turn-piece = Rotește piesa (R)
web-actions = Acțiuni
web-undo = Înapoi
web-hint = Sugestie
web-offer-draw = Remiză
web-resign = Cedează
web-moves = Mutări
web-type-move = Scrie o mutare
web-play-move = Joacă
web-theme = Aspect
web-theme-system = Ca dispozitivul
web-theme-light = Luminos
web-theme-dark = Întunecat
web-palette = Culorile pieselor
web-palette-box = Ca în cutie
web-palette-safe = Pentru ochi care confundă roșu cu verde
web-palette-help = La a doua alegere portocaliul ține loc de roșu și albastrul deschis de verde; numele rămân cele din reguli.
web-patterns = Semne pe piese
web-patterns-auto = Cât cer culorile
web-patterns-bold = Îngroșate
web-patterns-off = Fără
web-language = Limbă
web-language-browser = Ca navigatorul
web-confirm = Confirmă fiecare mutare
web-confirm-touch = Pe ecran tactil
web-confirm-always = Întotdeauna
web-confirm-never = Niciodată
web-animations = Animații
web-sounds = Sunete
web-coordinates = Coordonate pe tablă
web-threats = Arată amenințările
web-settings-reset = Resetează setările
web-learn = Învață
web-learn-text = De la prima mutare la primele trucuri, în exerciții scurte pe table adevărate. Răspunsurile greșite sunt explicate și nu ai nimic de pierdut.
web-learn-game = Învață { $game }
web-learn-progress = { $done } din { $all } exerciții rezolvate
web-learn-begin = Începe cursul
web-learn-go-on = Continuă cursul
web-learn-repeat = Reia cursul
web-learn-tasks = Exerciții
web-learn-rules = Regulile
web-learn-rules-of = Regulile jocului { $game }
web-learn-rules-text = Tot ce contează, în secțiuni scurte cu imagini care se mișcă.
web-learn-task = Exercițiul { $number } din { $all }
web-learn-done = rezolvat
web-learn-show = Arată-mi
web-learn-before = Anterior
web-learn-skip = Următor
web-learn-next = Exercițiul următor
web-learn-right = Corect!
web-learn-finished = Acesta a fost ultimul exercițiu: ești gata pentru o partidă adevărată.
web-learn-again = Încă o dată
web-learn-take-back = Ia mutarea înapoi
web-learn-wrong = Mutarea este permisă, dar nu este ce cere exercițiul. Ia-o înapoi și încearcă alta.
web-learn-not-there = Nu aici. Mai uită-te o dată.
web-learn-found = { $found } din { $all } găsite
web-learn-hint = Începe de unde este inelul.
web-learn-run = Derulează mutările
web-review-text = Deschide o partidă terminată sau lipește o înregistrare.
web-review-later = Această partidă nu s-a încheiat
web-review-later-text = Are secrete pe care încă nu le poate vedea oricine. Poate fi analizată după ce se termină.
web-puzzles = Probleme
web-puzzles-text = Poziții din partide adevărate în care o singură mutare este cea mai bună. Găsește-o.
web-puzzles-of = Probleme de { $game }
web-puzzles-all = Toate problemele
web-puzzles-done = { $done } din { $all } rezolvate
web-puzzles-finished = Toate sunt rezolvate. Bravo!
web-puzzles-filter = Temă
web-puzzles-any = Toate temele
web-puzzle = Problema { $number }
web-puzzle-next = Problema următoare
web-puzzle-hint = Indiciu
web-puzzle-hint-themes = Este vorba despre: { $themes }
web-puzzle-hint-here = Locul de unde începi este marcat.
web-puzzle-show = Arată soluția
web-puzzle-again = Încearcă din nou
web-puzzle-restart = De la început
web-puzzle-not-solved = neîncercată
web-puzzle-mark-tried = încercată
web-puzzle-mark-solved = rezolvată
web-puzzle-mark-clean = rezolvată din prima încercare
web-puzzle-step-easy = Ușor
web-puzzle-step-medium = Mediu
web-puzzle-step-hard = Greu
web-puzzle-step-expert = Pentru experți
web-puzzle-win = La mutare: { $who }. Forțează victoria în { $count } mutări.
web-puzzle-turning = La mutare: { $who }. O singură mutare câștigă. Care?
web-puzzle-rescue = La mutare: { $who }. O singură mutare salvează remiza. Care?
web-puzzle-most = La mutare: { $who }. Obține cât mai mult din restul partidei.
web-puzzle-best = La mutare: { $who }. O mutare este în mod clar cea mai bună. Găsește-o.
web-puzzle-wrong = Nu aceasta
web-puzzle-wrong-reply = Acum victoria nu mai poate fi forțată la timp. { $move }
web-puzzle-wrong-win = Această mutare nu forțează victoria la timp.
web-puzzle-wrong-turning = Dacă adversarul joacă cel mai bine, această mutare nu câștigă.
web-puzzle-wrong-rescue = Dacă adversarul joacă cel mai bine, această mutare pierde.
web-puzzle-wrong-most = { $points ->
    [one] Această mutare pierde cel puțin un punct.
    [few] Această mutare pierde cel puțin { $points } puncte.
   *[other] Această mutare pierde cel puțin { $points } de puncte.
}
web-puzzle-wrong-best = { $points ->
    [one] Există o mutare clar mai bună: cu cam un punct, după părerea motorului.
    [few] Există o mutare clar mai bună: cu cam { $points } puncte, după părerea motorului.
   *[other] Există o mutare clar mai bună: cu cam { $points } de puncte, după părerea motorului.
}
web-puzzle-right = Corect! Continuă.
web-puzzle-solved = Rezolvat!
web-puzzle-solved-clean = Rezolvat din prima încercare!
web-puzzle-shown = Aceasta este soluția
web-puzzle-proved = Demonstrat: orice altă primă mutare este mai slabă.
web-puzzle-estimated = Estimat de motor, cu o diferență clară.
web-puzzle-theme-parry = Împotriva unei amenințări
web-puzzle-theme-quiet = Mutare liniștită
web-puzzle-theme-turning = Decide partida
web-puzzle-theme-rescue = Salvează remiza
web-puzzle-theme-patience = Nu mutarea lacomă
web-puzzle-theme-greed = Puncte pe loc
web-puzzle-theme-last = Ultima mutare
web-puzzle-theme-chain = Mai multe mutări unice
web-daily = Problemele zilei
web-daily-of = { $game }: problema zilei
web-daily-streak = { $days ->
    [one] O zi
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
web-position-reset = Poziția de start
web-paste = Înregistrarea unei partide
web-paste-wrong = Nu se poate citi:
web-open = Deschide
web-finished-games = Partide terminate
web-start-position = Poziția de început
web-first = La început
web-back = Înapoi
web-forward = Înainte
web-last = La sfârșit
web-play-on = Joacă de aici
web-not-over = Încă neterminată
web-accuracy = precizie { $percent } %
web-points-lost = puncte pierdute: { $points }
web-judging = Mutarea { $done } din { $all } …
web-graph = Șansele de câștig pe parcursul partidei
web-graph-help = Șansele estimate de motor. Clic pentru a merge la o mutare.
web-win-proved = Câștigă, demonstrat ({ $plies })
web-win-seen = Câștigă ({ $plies })
web-loss-proved = Pierde, demonstrat ({ $plies })
web-loss-seen = Pierde ({ $plies })
web-value-proved = { $points }, demonstrat
web-engine-lines = Cele mai bune linii, live
web-chance-lost = { $percent } % din șanse pierdute
web-better = mai bine: { $move }
web-try-again = Încearcă din nou de aici
web-no-mistakes = Nu s-au găsit greșeli mari.
web-mistakes = Cele mai mari greșeli

# Faults, laying pieces, variations.
fault-plain = { $what }
fault-option-form = „{ $part }” nu este scris ca cheie=valoare.
fault-option-twice = Opțiunea „{ $key }” apare de două ori.
fault-option-unknown = Nu există opțiunea „{ $key }” (există: { $known }).
fault-option-value = „{ $key }” nu poate fi „{ $value }” (poate fi: { $values }).
fault-option-number = „{ $key }” nu poate fi „{ $value }”: trebuie să fie un număr întreg sub 2^64.
fault-seed = „{ $key }” trebuie să fie un număr întreg sub 2^64.
web-paste-line = Linia { $line }:
web-paste-several = Prima partidă din { $count }.
web-paste-move = Linia { $line }, mutarea { $number }, { $move }:
web-lay-help = Alege o piesă, rotește-o cu R sau cu butonul și arată locul colțului ei. „Ia de pe masă” ridică piesa pe care o arăți. Culorile se pot așeza în orice ordine.
web-lay-label = Poziție de { $game } în pregătire. Săgețile merg din loc în loc, Enter așază piesa aleasă sau ia una, R o rotește.
web-lay-piece = Piesa din mână
web-lay-turn = Rotește
web-lay-off = Ia de pe masă
web-lay-left = { $what }, rămase { $count }
web-laid = Așezată.
web-lifted = Luată.
web-stock = Ce a rămas
web-stock-help = Ce piese sunt la vedere și câte din fiecare mai urmează.
web-mark-1 = Imprecizie
web-mark-2 = Greșeală
web-mark-3 = Gafă
web-judging-variation = Se analizează varianta …

# What is taken away from a game.
web-share = Distribuie
web-copied = Copiat.
web-copy-record = Copiază înregistrarea
web-copy-link = Copiază linkul
web-save-record = Salvează înregistrarea
web-moves-played = { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
}
