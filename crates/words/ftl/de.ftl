# Was zu keinem Spiel gehört. Jedes Spiel hat seine eigene Datei.
white = Weiß
black = Schwarz
red = Rot
green = Grün
neutral = neutral
empty = leer
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
number = { $count }
hidden-move = ein Zug, der vorerst geheim bleibt
drawn = gezogen: { $what }
resigned = { $who } gibt auf
out-of-time = { $who }: Zeit abgelaufen
agreed = Remis vereinbart

# Spielen im Terminal: wer spielt.
play-you = du
play-level = Stufe { $level }
play-and = { $one } und { $other }
play-to-move = { $who } ist am Zug
play-thinking = { $who } denkt nach …
play-hand-over = Gib die Tastatur an { $who } weiter. Eingabetaste, wenn { $who } da ist und sonst niemand zusieht.

# Wie eine Partie endet.
play-wins = { $who } gewinnt
play-share = { $who } teilen sich den Sieg
play-drawn = Unentschieden
play-why-time = Die Zeit ist abgelaufen.
play-why-resign = Die andere Seite hat aufgegeben.
play-why-agreed = Man hat sich auf Unentschieden geeinigt.
play-after = v sieht die Partie noch einmal an, n beginnt eine neue.

# Das Menü.
play-menu-game = Spiel
play-menu-mode = Spielweise
play-menu-players = Spieler
play-menu-level = Stufe des Computers
play-menu-clock = Uhr
play-menu-you-begin = Du beginnst gegen den Computer
play-menu-computer-begins = Der Computer beginnt
play-menu-people = Mehrere an einer Tastatur
play-menu-computers = Dem Computer zusehen
play-menu-begin = Spielen
play-menu-keys = Pfeiltasten wählen, Eingabetaste spielt, q beendet
play-menu-number = Eine Zahl von 1 bis { $most }, oder nichts für die Wahl mit dem Stern.

# Uhren.
play-clock-untimed = Ohne Uhr
play-clock-sudden = { $time }, feste Zeit
play-clock-increment = { $time }, mehr Zeit mit jedem Zug
play-clock-bronstein = { $time }, Bronstein
play-clock-byoyomi = { $time }, Byoyomi

# Was beim Spielen gesagt wird.
play-welcome = Pfeiltasten und Eingabetaste, die Maus, oder einen Zug tippen. ? erklärt.
play-not-your-turn = Du bist nicht am Zug.
play-not-possible = Das geht nicht.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-hint-soon = Ein Tipp wird gesucht …
play-no-hint = Hier gibt es keinen Tipp.
play-hint = Tipp: { $move } ({ $worth })
play-draw-offered = Unentschieden ist angeboten …
play-draw-question = Unentschieden ist angeboten. Ist { $who } einverstanden?
play-draw-declined = Das Angebot wird abgelehnt.
play-resign-question = Willst du aufgeben?
play-leave-question = Die Partie ist weder zu Ende noch gespeichert. Verlassen?
play-leave-saved-question = Die Partie ist nicht zu Ende; sie steht in { $file }. Verlassen?
play-yes = ja
play-no = nein
play-saved = Gespeichert in { $file }
play-not-saved = Nicht gespeichert: { $why }
play-typing = Eingabetaste spielt es, Esc verwirft es
play-too-small = Das Fenster ist zu klein.
play-moves = Züge

# Was eine Stellung wert ist.
play-worth = { $number }
play-worth-win = gewinnt in { $plies }
play-worth-loss = verliert in { $plies }
play-worth-draw = unentschieden
play-proved = { $worth }, bewiesen
play-estimated = { $worth }, geschätzt

# Eine beendete Partie ansehen.
play-review = Rückblick
play-review-later = Eine Partie kann man ansehen, wenn sie zu Ende ist.
play-review-accuracy = Genauigkeit
play-review-graph = Aussichten von { $who }
play-review-soon = Angesehen: { $found }
play-review-mistakes = Größte Fehler
play-review-best = der beste Zug, { $worth }
play-review-better = { $worth }; besser war { $best }, { $better }
play-try-again = Von hier an kannst du es noch einmal versuchen.

# Tasten und Befehle. Ein Buchstabe und ein Leerzeichen vor dem, was er tut.
play-keys = ? Hilfe · u zurück · h Tipp · d remis · r aufgeben · s speichern · n neu · q Ende
play-keys-over = ? Hilfe · v Rückblick · u zurück · s speichern · n neu · q Ende
play-keys-review = m Fehler · t von hier neu versuchen · v zurück zur Partie · ? Hilfe
play-help-screen =
    Pfeiltasten  über das Brett gehen
    Eingabe      auf ein Feld zeigen
    Tab          zur Liste und zurück
    1 bis 9      auf eine Zeile der Liste zeigen
    t  T         nächste Wahl: Drehung, Teil
    Esc          das letzte Zeigen zurücknehmen
    Buchstaben   einen Zug tippen, dann Eingabe
                 ( : davor, wenn nötig)

    u zurück       h Tipp        d Remis anbieten
    r aufgeben     s speichern   v Rückblick
    n neue Partie  q Ende

    Maus: Klick, Rad für die Wahl,
    rechte Taste nimmt zurück

    {">"} {"<"} du   {"{"} {"}"} gewählt   ( ) letzter Zug
    {"*"} oder unterstrichen: möglich   ~ ~ was geschieht
play-help-menu =
    Auf, Ab         eine andere Zeile
    Links, Rechts   eine andere Wahl
    Eingabe         spielen
    q               beenden
play-help-review =
    Links, Rechts   einen Zug zurück, einen weiter
    Pos1, Ende      Anfang und Ende
    m               der nächste große Fehler
    t               von hier neu versuchen
    v oder Esc      zurück zur Partie
play-help-lines =
    Tippe einen Zug, oder eines von diesen:
    board        das Brett noch einmal zeigen
    moves        was gespielt wurde
    hint         den Computer fragen
    undo         zurücknehmen
    draw         Unentschieden anbieten
    resign       aufgeben
    save FILE    die Partie aufschreiben
    record       die Partie zeigen, wie sie geschrieben würde
    review       eine beendete Partie ansehen
    quit         beenden
