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
# Die Web-App.
web-name = Quartet
web-skip = Zum Inhalt springen
web-pages = Seiten
web-home = Startseite
web-play = Spielen
web-review = Analyse
web-settings = Einstellungen
web-footer = Quartet ist ein freies Projekt und steht in keiner Verbindung zu den Verlagen dieser Spiele; deren Namen sind Marken ihrer Inhaber.
web-update = Eine neue Version ist da.
web-update-now = Aktualisieren
web-no-words = Die Wörter dieser Sprache konnten nicht geladen werden. Versuch es mit Netz noch einmal.
web-not-kept = Dieser Browser speichert nichts mehr: Sein Speicher ist voll oder gesperrt. Partien gehen verloren, wenn du die Seite schließt.
web-no-engine = Der Computer konnte ohne Netz nicht geladen werden. Es geht weiter, sobald das möglich ist.
web-notice-read = Schließen
web-lost = Hier ist nichts
web-lost-text = Diese Seite oder Partie gibt es auf diesem Gerät nicht.
web-hero = Vier Spiele für kluge Köpfe
web-hero-text = Gegen den Computer auf zehn Stufen oder gegen jemanden neben dir. Ohne Konto, ohne Werbung, und auch ohne Netz.
web-games = Spiele
web-play-game = { $game } spielen
web-continue = Weiterspielen
web-continue-game = Deine Partie { $game } geht weiter
web-your-games = Deine Partien
web-forget = Löschen
web-forget-game = Diese Partie { $game } löschen
web-forget-sure = Diese Partie { $game } löschen?
web-against-level = Gegen den Computer, Stufe { $level }
web-together = Zu zweit an einem Gerät
web-watch = Dem Computer zusehen
web-new-game = Neue Partie
web-strength-elo = Gemessen: Elo { $elo } ± { $error } (0 ist die Mitte der zehn Stufen)
web-strength-usual = Elo { $elo } ± { $error } nach den üblichen Regeln (0 ist die Mitte der zehn Stufen); nach diesen nicht gemessen
web-strength-score = Gemessen: { $percent } % aus { $games } Partien gegen { $who }
web-strength-unknown = Spielstärke noch nicht gemessen
web-strength-random = Zufallszüge
web-strength-greedy = jemanden, der den schönsten Zug nimmt
web-strength-uct = eine einfache Baumsuche
web-board-number-label = Brett Nummer
web-build-board = Brett bauen
web-board-grid = Das Brett, das du baust
web-board-free = Spalte { $column }, Reihe { $row }: frei
web-board-tile = Spalte { $column }, Reihe { $row }: Platte { $wide } mal { $high }
web-board-size = Platte { $short } mal { $long }, noch { $left }
web-board-tiles = Platten in der Schachtel
web-board-help = Wähle eine Platte und zeige auf den Platz ihrer linken oberen Ecke. Zeige auf eine Platte, um sie wieder aufzunehmen; R dreht sie.
web-board-editor-label = Brett im Bau. Pfeiltasten gehen von Platz zu Platz, die Eingabetaste legt eine Platte oder nimmt sie auf, R dreht sie.
web-board-no-room = Dort passt die Platte nicht hin.
web-board-no-tile = Wähle zuerst eine Platte.
web-board-left = { $count ->
    [one] Noch eine Platte
   *[other] Noch { $count } Platten
}
web-board-apart = Alle Platten liegen, aber sie müssen Kante an Kante zusammenhängen.
web-board-done = Das Brett ist fertig.
web-board-clear = Leeren
web-board-text = Das Brett als Text
web-board-play = Auf diesem Brett spielen
web-copy-options-link = Link zu diesen Einstellungen kopieren
web-set-up = Aufbau vor der Partie
web-set-up-hand = Von Hand
web-set-up-chance = Zufällig
web-set-up-engine = Durch den Computer
web-set-up-help = Dieses Spiel beginnt mit einem Aufbau. Mach ihn selbst, überlass ihn dem Zufall oder lass den Computer für alle aufbauen.
web-plan = Ordne deine Teile
web-plan-help = Das erste kommt zuerst. Zieh ein Teil oder drück Alt und die Pfeiltasten.
web-plan-moved = { $what }: Platz { $place } von { $count }
web-plan-earlier = Früher
web-plan-later = Später
web-plan-shuffle = Mischen
web-plan-shuffled = Die Teile liegen in anderer Reihenfolge.
web-plan-done = So soll es sein
web-plan-begun = Du ordnest deine Teile schon in der Liste. Beende es dort.
web-set-position = Stellung aufbauen
web-set-position-text = Bring eine beliebige Stellung aufs Brett, untersuche sie mit dem Computer oder spiel von ihr aus weiter.
web-position-label = Stellung von { $game } im Aufbau. Pfeiltasten gehen von Platz zu Platz, die Eingabetaste ändert, was dort ist.
web-position-help = Zeige auf einen Platz, um zu ändern, was dort ist.
web-position-by-text = Stellungen dieses Spiels entstehen durch Züge: Spiel sie auf dem Analysebrett oder schreib die Stellung unten hin.
web-position-clear = Leeres Brett
web-position-text = Die Stellung als Text
web-position-wrong = Von dieser Stellung aus kann niemand weiterspielen:
web-position-over = In dieser Stellung ist die Partie zu Ende.
web-position-fine = Diese Stellung ist möglich.
web-position-used-up = Davon ist nichts mehr übrig: Nimm zuerst anderswo etwas weg.
web-analyse = Untersuchen
web-brush = Was dort hinkommt
web-brush-next = Reihum
web-whose-turn = Wer am Zug ist
web-open-file = Datei öffnen
web-drop-file = oder hier ablegen
web-variation-help = Spiel auf dem Brett einen anderen Zug, um eine Variante zu beginnen.
web-comment = Bemerkung zu diesem Zug
web-remove-variation = Diese Variante löschen
web-proved = bewiesen
web-estimated = geschätzt
web-filming = Bild { $done } von { $all } wird gezeichnet …
web-film-done = Der Film ist fertig.
web-mode = Spielart
web-mode-own = Deine eigene Mischung von Regeln: siehe unten.
web-other-board = Anderes Brett
web-opponent = Gegner
web-computer = Der Computer
web-person = Jemand neben mir
web-level = Stufe
web-level-first = Stufe der ersten Seite
web-level-others = Stufe der anderen Seite
web-level-short = Computer, Stufe { $level }
web-level-1 = Für die erste Partie: übersieht vieles
web-level-2 = Denkt einen Zug voraus, oft unaufmerksam
web-level-3 = Anfänger, der einfache Drohungen sieht
web-level-4 = Aufmerksamer Anfänger
web-level-5 = Denkt drei Züge voraus
web-level-6 = Geübt
web-level-7 = Stark, mit seltenen Fehlern
web-level-8 = Sehr stark
web-level-9 = Experte, der nichts verzeiht
web-level-10 = So stark, wie dieses Gerät erlaubt
web-colour = Deine Seite
web-lot = Das Los entscheidet
web-clock = Uhr
web-clock-untimed = Ohne Uhr
web-clock-untimed-help = Alle denken, so lange sie wollen.
web-clock-sudden = { $minutes } min
web-clock-sudden-help = Das gilt für die ganze Partie; wer sie verbraucht, verliert.
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-increment-help = Jeder Zug bringt ein paar Sekunden dazu.
web-clock-bronstein = { $minutes } min, { $seconds } s zurück
web-clock-bronstein-help = Was ein Zug dauerte, kommt zurück, bis zu so vielen Sekunden (Bronstein).
web-clock-byo-yomi = { $minutes } min, dann { $periods } × { $seconds } s
web-clock-byo-yomi-help = Nach der Zeit kommen Perioden; wer in einer zieht, behält sie (Byo-yomi).
web-rules = Regeln im Einzelnen
web-fixed-draws = Gezogenes festlegen
web-options-wrong = Diese Einstellungen passen nicht zusammen.
web-start = Partie beginnen
web-board-label = Brett von { $game }. Pfeiltasten gehen von Ort zu Ort, Eingabe wählt, Escape lässt los, R dreht ein Teil, Bild ab geht zum nächsten möglichen Ort.
web-not-possible = Das geht nicht.
web-taken-back = Zurückgenommen.
web-now-paused = Die Partie ruht: Mach weiter, bevor du ziehst.
web-now-covered = Zuerst muss bestätigt werden, dass das Gerät weitergegeben ist.
web-now-other = Du bist nicht am Zug.
web-not-from-there = Von deiner Auswahl aus geht das nicht. Nimm einen der markierten Plätze oder zeige noch einmal auf deine Auswahl, um sie loszulassen.
web-nothing-there = Dort geht jetzt nichts. Möglich sind die markierten Plätze.
web-thinking = Denkt nach …
web-hint-says = Tipp: { $move }
web-draw-refused = Der Computer nimmt jetzt kein Remis an.
web-draw-declined = { $who } nimmt das Remis nicht an.
web-you = du
web-out = ausgeschieden
web-hand-over = Gerät weitergeben
web-hand-over-to = { $who } ist dran
web-hand-over-text = Gib das Gerät weiter; was der andere nicht sehen darf, ist verdeckt.
web-hand-over-ready = Ich bin { $who }
web-paused = Pause
web-pause = Pause
web-go-on = Weiter
web-review-game = Partie ansehen
web-again = Noch einmal
web-resign-sure = Diese Partie aufgeben?
web-draw-sure = Remis anbieten?
web-draw-accept = Nimmt { $who } das Remis an?
web-yes = Ja
web-no = Nein
web-confirm-move = Diesen Zug spielen
web-cancel = Abbrechen
web-looking-back = Du siehst eine frühere Stellung.
web-other-tab = Die Partie ist in einem anderen Tab weitergegangen.
web-to-the-game = Zurück zur Partie
web-your-turn = Du bist dran
web-turn-of = { $who } ist am Zug
web-you-win = Du hast gewonnen
web-you-lose = Der Computer gewinnt
web-wins = { $who } gewinnt
web-draw = Remis
web-clock-left = { $who }: noch { $seconds ->
    [60] eine Minute
   *[other] { $seconds } Sekunden
}
web-why-time = Die Zeit ist abgelaufen.
web-why-resign = Durch Aufgabe.
web-why-agreed = Remis wurde vereinbart.
web-view = Ansicht
web-view-is = Ansicht: { $view }
web-turn-board = Brett drehen
web-turn-piece = Teil drehen (R)
web-actions = Aktionen
web-undo = Zurück
web-hint = Tipp
web-offer-draw = Remis
web-resign = Aufgeben
web-moves = Züge
web-type-move = Zug eintippen
web-play-move = Spielen
web-theme = Aussehen
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-palette = Farben der Spielsteine
web-palette-box = Wie in der Schachtel
web-palette-safe = Bei Rot-Grün-Schwäche
web-palette-help = Bei der zweiten Wahl steht Orange für Rot und Hellblau für Grün; sie heißen weiter wie in den Regeln.
web-patterns = Zeichen auf den Spielsteinen
web-patterns-auto = Je nach Farben
web-patterns-bold = Kräftig
web-patterns-off = Keine
web-language = Sprache
web-language-browser = Wie der Browser
web-confirm = Jeden Zug bestätigen
web-confirm-touch = Auf Touchscreens
web-confirm-always = Immer
web-confirm-never = Nie
web-animations = Animationen
web-sounds = Töne
web-coordinates = Koordinaten am Brett
web-threats = Drohungen zeigen
web-settings-reset = Alles zurücksetzen
web-learn = Lernen
web-learn-text = Vom ersten Zug zu den ersten Kniffen, in kurzen Aufgaben auf echten Brettern. Falsche Antworten werden erklärt, und schiefgehen kann nichts.
web-learn-game = { $game } lernen
web-learn-progress = { $done } von { $all } Aufgaben gelöst
web-learn-begin = Kurs beginnen
web-learn-go-on = Kurs fortsetzen
web-learn-repeat = Kurs wiederholen
web-learn-tasks = Aufgaben
web-learn-rules = Die Regeln
web-learn-rules-of = Die Regeln von { $game }
web-learn-rules-text = Alles, was zählt, in kurzen Abschnitten mit bewegten Bildern.
web-learn-task = Aufgabe { $number } von { $all }
web-learn-done = gelöst
web-learn-show = Zeig es mir
web-learn-before = Vorige
web-learn-skip = Nächste
web-learn-next = Nächste Aufgabe
web-learn-right = Richtig!
web-learn-finished = Das war die letzte Aufgabe: Jetzt bist du bereit für eine echte Partie.
web-learn-again = Noch einmal
web-learn-take-back = Zug zurücknehmen
web-learn-wrong = Dieser Zug ist erlaubt, aber hier nicht gefragt. Nimm ihn zurück und versuche einen anderen.
web-learn-not-there = Hier nicht. Sieh noch einmal hin.
web-learn-found = { $found } von { $all } gefunden
web-learn-hint = Fang dort an, wo der Ring ist.
web-learn-run = Züge abspielen
web-review-text = Öffne eine beendete Partie oder füge eine Aufzeichnung ein.
web-review-later = Diese Partie läuft noch
web-review-later-text = Sie hat Geheimnisse, die noch nicht jeder sehen darf. Ansehen kannst du sie, wenn sie zu Ende ist.
web-puzzles = Rätsel
web-puzzles-text = Stellungen aus echten Partien, in denen genau ein Zug der beste ist. Finde ihn.
web-puzzles-of = Rätsel zu { $game }
web-puzzles-all = Alle Rätsel
web-puzzles-done = { $done } von { $all } gelöst
web-puzzles-finished = Alle gelöst. Bravo!
web-puzzles-filter = Thema
web-puzzles-any = Alle Themen
web-puzzle = Rätsel { $number }
web-puzzle-next = Nächstes Rätsel
web-puzzle-hint = Tipp
web-puzzle-hint-themes = Darum geht es: { $themes }
web-puzzle-hint-here = Wo es anfängt, ist markiert.
web-puzzle-show = Lösung zeigen
web-puzzle-again = Noch einmal
web-puzzle-restart = Von vorn
web-puzzle-not-solved = noch nicht versucht
web-puzzle-mark-tried = versucht
web-puzzle-mark-solved = gelöst
web-puzzle-mark-clean = im ersten Versuch gelöst
web-puzzle-step-easy = Leicht
web-puzzle-step-medium = Mittel
web-puzzle-step-hard = Schwer
web-puzzle-step-expert = Für Könner
web-puzzle-win = { $who } am Zug: Erzwinge den Sieg in { $count } Zügen.
web-puzzle-turning = { $who } am Zug: Nur ein Zug gewinnt. Welcher?
web-puzzle-rescue = { $who } am Zug: Nur ein Zug rettet das Remis. Welcher?
web-puzzle-most = { $who } am Zug: Hol das meiste aus dem Rest der Partie.
web-puzzle-best = { $who } am Zug: Ein Zug ist klar der beste. Finde ihn.
web-puzzle-wrong = Nicht dieser
web-puzzle-wrong-reply = Jetzt lässt sich der Sieg nicht mehr rechtzeitig erzwingen. { $move }
web-puzzle-wrong-win = Dieser Zug erzwingt den Sieg nicht rechtzeitig.
web-puzzle-wrong-turning = Bei bestem Spiel gewinnt dieser Zug nicht.
web-puzzle-wrong-rescue = Bei bestem Spiel verliert dieser Zug.
web-puzzle-wrong-most = { $points ->
    [one] Dieser Zug verschenkt mindestens einen Punkt.
   *[other] Dieser Zug verschenkt mindestens { $points } Punkte.
}
web-puzzle-wrong-best = { $points ->
    [one] Es gibt einen klar besseren Zug: um etwa einen Punkt, wie die Engine es sieht.
   *[other] Es gibt einen klar besseren Zug: um etwa { $points } Punkte, wie die Engine es sieht.
}
web-puzzle-right = Richtig! Weiter.
web-puzzle-solved = Gelöst!
web-puzzle-solved-clean = Im ersten Versuch gelöst!
web-puzzle-shown = Das ist die Lösung
web-puzzle-proved = Bewiesen: Jeder andere erste Zug ist schlechter.
web-puzzle-estimated = Von der Engine geschätzt, mit klarem Abstand.
web-puzzle-theme-parry = Gegen eine Drohung
web-puzzle-theme-quiet = Stiller Zug
web-puzzle-theme-turning = Entscheidet die Partie
web-puzzle-theme-rescue = Rettet das Remis
web-puzzle-theme-patience = Nicht der gierige Zug
web-puzzle-theme-greed = Sofort Punkte
web-puzzle-theme-last = Letzter Zug
web-puzzle-theme-chain = Mehrere einzige Züge
web-daily = Rätsel des Tages
web-daily-of = { $game }: das Rätsel des Tages
web-daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-position-reset = Grundstellung
web-paste = Aufzeichnung einer Partie
web-paste-wrong = Das lässt sich nicht lesen:
web-open = Öffnen
web-finished-games = Beendete Partien
web-start-position = Die Stellung am Anfang
web-first = Zum Anfang
web-back = Zurück
web-forward = Vor
web-last = Zum Ende
web-play-on = Von hier weiterspielen
web-not-over = Noch nicht zu Ende
web-accuracy = { $percent } % genau
web-points-lost = { $points } Punkte verloren
web-judging = Zug { $done } von { $all } …
web-graph = Gewinnaussichten im Lauf der Partie
web-graph-help = Gewinnaussichten, geschätzt vom Programm. Ein Klick führt zum Zug.
web-win-proved = Gewinnt, bewiesen ({ $plies })
web-win-seen = Gewinnt ({ $plies })
web-loss-proved = Verliert, bewiesen ({ $plies })
web-loss-seen = Verliert ({ $plies })
web-value-proved = { $points }, bewiesen
web-engine-lines = Beste Varianten, live
web-chance-lost = { $percent } % der Aussichten verloren
web-better = besser: { $move }
web-try-again = Hier noch einmal versuchen
web-no-mistakes = Keine großen Fehler gefunden.
web-mistakes = Größte Fehler

# Faults, laying pieces, variations.
fault-plain = { $what }
fault-option-form = „{ $part }“ ist nicht geschrieben wie Schlüssel=Wert.
fault-option-twice = Die Einstellung „{ $key }“ steht zweimal da.
fault-option-unknown = Eine Einstellung „{ $key }“ gibt es nicht (es gibt: { $known }).
fault-option-value = „{ $key }“ kann nicht „{ $value }“ sein (möglich sind: { $values }).
fault-option-number = „{ $key }“ kann nicht „{ $value }“ sein: Es muss eine ganze Zahl unter 2^64 sein.
fault-seed = „{ $key }“ muss eine ganze Zahl unter 2^64 sein.
web-paste-line = Zeile { $line }:
web-paste-several = Die erste von { $count } Partien.
web-paste-move = Zeile { $line }, Zug { $number }, { $move }:
web-lay-help = Wähle ein Teil, dreh es mit R oder dem Knopf und zeige auf den Platz seiner Ecke. „Abheben“ nimmt das Teil weg, auf das du zeigst. Die Farben kannst du in beliebiger Reihenfolge legen.
web-lay-label = Stellung von { $game } im Aufbau. Pfeiltasten gehen von Platz zu Platz, die Eingabetaste legt das gewählte Teil oder hebt eins ab, R dreht es.
web-lay-piece = Teil in der Hand
web-lay-turn = Drehen
web-lay-off = Abheben
web-lay-left = { $what }, noch { $count }
web-laid = Gelegt.
web-lifted = Abgehoben.
web-stock = Was noch da ist
web-stock-help = Welche Teile aufgedeckt sind und wie viele von jedem noch kommen.
web-mark-1 = Ungenauigkeit
web-mark-2 = Fehler
web-mark-3 = Grober Fehler
web-judging-variation = Die Variante wird untersucht …

# What is taken away from a game.
web-share = Teilen
web-copied = Kopiert.
web-copy-record = Aufzeichnung kopieren
web-copy-link = Link kopieren
web-save-record = Aufzeichnung speichern
web-moves-played = { $count ->
    [one] { $count } Zug gespielt
   *[other] { $count } Züge gespielt
}
