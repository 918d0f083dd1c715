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
