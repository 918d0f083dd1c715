kulami-summary = Jede Kugel muss in einer Linie mit der vorigen liegen, und eine Platte gehört der Farbe, die mehr Kugeln darauf hat.
kulami-theme-takes = Erobert eine Platte
kulami-theme-frees = Gleicht auf einer Platte aus
kulami-theme-fills = Füllt eine Platte
kulami-theme-squeezes = Lässt kaum eine Wahl
kulami-theme-ends = Beendet das Spiel
kulami-view-board = Brett

kulami-title = Kulami, { $colour } ist am Zug, Rot { $red }, Schwarz { $black }
kulami-title-won = Kulami, { $colour } hat gewonnen, Rot { $red }, Schwarz { $black }
kulami-title-drawn = Kulami, unentschieden, Rot { $red }, Schwarz { $black }

kulami-cell = { $cell }: { $what }; { $tile }
kulami-cell-closed-1 = { $cell }: { $what }; { $tile }; gesperrt, hier liegt die letzte Kugel
kulami-cell-closed-2 = { $cell }: { $what }; { $tile }; gesperrt, hier liegt die vorletzte Kugel
kulami-marble-red = rote Kugel
kulami-marble-black = schwarze Kugel
kulami-marble-red-last = rote Kugel, zuletzt gelegt
kulami-marble-black-last = schwarze Kugel, zuletzt gelegt
kulami-tile-empty = Platte mit { $size } Mulden, noch leer
kulami-tile-tied = Platte mit { $size } Mulden, { $red } zu { $black }, gehört niemandem
kulami-tile-owned = Platte mit { $size } Mulden, Rot { $red }, Schwarz { $black }, gehört { $owner }

kulami-target-hole = Mulde { $cell }
kulami-target-swap = Farben tauschen, statt eine Kugel zu legen
kulami-swap = Farben tauschen

kulami-tell-takes = { $colour } spielt { $cell } und erobert die Platte mit { $size } Mulden
kulami-tell-frees = { $colour } spielt { $cell } und gleicht auf der Platte mit { $size } Mulden aus
kulami-tell-holds = { $colour } spielt { $cell } und stärkt die eigene Platte mit { $size } Mulden
kulami-tell-places = { $colour } spielt { $cell } auf der gegnerischen Platte mit { $size } Mulden
kulami-tell-swap = { $colour } tauscht die Farben und spielt ab jetzt { $other }

kulami-fact-points = Punkte
kulami-fact-tiles = Platten
kulami-fact-area = Größte Fläche
kulami-fact-lines = Reihen
kulami-fact-marbles = Übrige Kugeln
kulami-fact-lead = { $count } (+{ $lead })
kulami-fact-holes = Mulden zur Wahl
kulami-fact-board = Brett
kulami-board-random = { $kind }, Startzahl { $seed }
kulami-board-own = Eigenes Brett

kulami-why-all-placed = Alle Kugeln sind gelegt.
kulami-why-no-move = Für die nächste Kugel gibt es keine Mulde mehr.

kulami-refused-syntax = Das ist kein Zug: Nenne eine Mulde mit Buchstabe und Zahl, zum Beispiel d4.
kulami-refused-off-board = Dort ist keine Mulde.
kulami-refused-occupied = In dieser Mulde liegt schon eine Kugel.
kulami-refused-not-in-line = Die Kugel muss in die Zeile oder Spalte der letzten Kugel.
kulami-refused-same-tile = Auf dieser Platte liegt die letzte Kugel, deshalb ist sie in diesem Zug gesperrt.
kulami-refused-previous-tile = Auf dieser Platte liegt die vorletzte Kugel, deshalb ist sie noch einen Zug lang gesperrt.
kulami-refused-no-marbles = Du hast keine Kugeln mehr, die Partie ist also zu Ende.
kulami-refused-over = Die Partie ist zu Ende.

# Why a position or a table is not possible.
kulami-last-marble = Letzte Kugel
kulami-previous-marble = Vorletzte Kugel
kulami-fault-parts = Eine Stellung hat fünf Teile mit Leerzeichen dazwischen: Platten, Kugeln, wer am Zug ist, letzte Kugel, vorletzte Kugel.
kulami-fault-side = Am Zug muss r oder b sein, mit einem x dahinter, wenn die Farben getauscht wurden.
kulami-fault-mark-cell = { $which }: „{ $text }“ ist keine Mulde wie d4, also Buchstabe und Zahl.
kulami-fault-mark-hole = { $which }: Auf { $text } ist keine Mulde.
kulami-fault-shape = Die Kugeln müssen in derselben Form geschrieben sein wie die Platten.
kulami-fault-no-marble = { $letter } ist keine Kugel: Es gibt nur r, b und .
kulami-fault-no-hole = Eine Kugel in Reihe { $row }, Spalte { $column } liegt, wo keine Mulde ist.
kulami-fault-no-exchange = An diesem Tisch werden die Farben nicht getauscht.
kulami-fault-early-exchange = Vor der ersten Kugel können die Farben nicht getauscht worden sein.
kulami-fault-unnamed = { $which } ({ $colour }): Gib an, wo sie liegt.
kulami-fault-misnamed = { $which } ({ $colour }): Auf { $cell } liegt keine Kugel dieser Farbe.
kulami-fault-supply = { $colour }: Auf dem Brett liegen { $count } Kugeln, in der Schachtel sind nur { $most }.
kulami-fault-empty = Das Brett hat keine Mulde.
kulami-fault-extent = Das Brett ist { $width } breit und { $height } hoch; erlaubt sind jeweils höchstens { $most }.
kulami-fault-apart = Die Platten müssen alle Kante an Kante zusammenhängen.
kulami-fault-letter = { $letter } kann in einem Brett nicht stehen: Es gibt nur Buchstaben und .
kulami-fault-lengths = Die Reihen sind verschieden lang: Reihe 1 hat { $first } Plätze, Reihe { $row } hat { $found }.
kulami-fault-tile-size = Platte { $letter } ist { $height } × { $width }: Eine Platte dieser Größe gibt es nicht.
kulami-fault-tile-shape = Die Mulden der Platte { $letter } bilden kein Rechteck.
kulami-fault-tile-count = Platten von { $short } × { $long }: { $count } statt { $wanted }.
kulami-fault-board = Ein Brett „{ $name }“ gibt es nicht (es gibt: { $known }). Oder schreib die Platten hin.

kulami-mode-0 = Grundspiel
kulami-mode-0-help = Auf einem zufälligen quadratischen Brett; nur die Platten zählen, jede für den, der mehr Kugeln darauf hat.
kulami-mode-1 = Mit Flächen
kulami-mode-1-help = Die Platten zählen, und die größere zusammenhängende Fläche bringt, um was sie größer ist.
kulami-mode-2 = Mit Flächen und Reihen
kulami-mode-2-help = Es zählen die Platten, die größere zusammenhängende Fläche und gerade Reihen von fünf oder mehr Kugeln.
kulami-mode-3 = Unregelmäßiges Brett
kulami-mode-3-help = Das Grundspiel auf einem zufälligen Brett, das kein Quadrat ist, mit Buchten und Ecken.
kulami-mode-4 = Unregelmäßig, alle Regeln
kulami-mode-4-help = Auf dem klassischen unregelmäßigen Brett, mit Flächen und Reihen, und nach der ersten Kugel darf die zweite Seite die Farben tauschen.

kulami-option-board = Die Platten, auf denen gespielt wird: zufällig, ein Brett mit Namen oder ein eigenes.
kulami-option-board-square = Zufälliges Quadrat
kulami-option-board-irregular = Zufällig, unregelmäßig
kulami-option-board-classic = Klassisch
kulami-option-board-irregular-classic = Klassisch, unregelmäßig
kulami-option-board-example = Beispiel
kulami-option-board-square-1 = Quadrat 1
kulami-option-board-square-2 = Quadrat 2
kulami-option-board-square-3 = Quadrat 3
kulami-option-board-square-4 = Quadrat 4
kulami-option-board-square-5 = Quadrat 5
kulami-option-board-square-6 = Quadrat 6
kulami-option-board-square-7 = Quadrat 7
kulami-option-board-sample-10 = Muster 10
kulami-option-board-own = Dein eigenes Brett
kulami-option-seed = Die Zahl, aus der ein zufälliges Brett entsteht: Dieselbe Zahl ergibt dasselbe Brett.
kulami-option-area = Ob die größere zusammenhängende Fläche ihren Vorsprung als Punkte bringt.
kulami-option-area-off = Flächen zählen nicht
kulami-option-area-on = Die größere Fläche zählt den Unterschied
kulami-option-lines = Ob gerade Reihen von fünf oder mehr Kugeln ihren Vorsprung als Punkte bringen.
kulami-option-lines-off = Reihen zählen nicht
kulami-option-lines-on = Die längeren Reihen zählen den Unterschied
kulami-option-first = Die Farbe, die beginnt.
kulami-option-first-red = Rot beginnt
kulami-option-first-black = Schwarz beginnt
kulami-option-swap = Ob die zweite Seite die erste Kugel übernehmen darf, statt auf sie zu antworten.
kulami-option-swap-off = Alle behalten ihre Farbe
kulami-option-swap-on = Die erste Antwort darf ein Farbtausch sein

## Learning
kulami-lesson-first-title = Die erste Kugel
kulami-lesson-first-text = Das Brett besteht aus Platten mit zwei, drei, vier oder sechs Mulden. Wer mehr Kugeln auf einer Platte hat, bekommt alle ihre Mulden als Punkte. Die erste Kugel darf überallhin. Du bist Rot: Leg sie auf eine der vier größten Platten.
kulami-lesson-first-done = Vorerst gehört die Platte dir und zählt sechs Punkte. Das bleibt nur so, solange du darauf die Mehrheit hast.
kulami-lesson-first-no-small = Auch eine gute Mulde, aber auf einer kleineren Platte. Such eine Platte mit sechs Mulden, drei mal zwei.
kulami-lesson-row-title = In derselben Zeile
kulami-lesson-row-text = Jetzt der Haken: Deine Kugel muss in die Zeile oder die Spalte der zuletzt gelegten Kugel. Schwarz hat gerade in die markierte Mulde gespielt. Antworte in ihrer Zeile, also waagerecht.
kulami-lesson-row-done = Wie weit es ist, spielt keine Rolle, und Kugeln dazwischen sperren nicht.
kulami-lesson-row-no-column = Das ist die Spalte, von oben nach unten. Erlaubt, aber versuch hier die Zeile.
kulami-lesson-column-title = In derselben Spalte
kulami-lesson-column-text = Dieselbe Regel gilt von oben nach unten. Antworte auf die letzte schwarze Kugel in ihrer Spalte.
kulami-lesson-column-done = So entscheidet jede Kugel, wohin die nächste darf, und deine entscheidet für Schwarz.
kulami-lesson-column-no-row = Das ist die Zeile. Sieh über und unter die letzte schwarze Kugel.
kulami-lesson-closed-title = Zwei gesperrte Platten
kulami-lesson-closed-text = Zwei Platten sind für deine nächste Kugel gesperrt: die mit der letzten Kugel und die mit der vorletzten. Zeig auf die drei leeren Mulden, die in einer Linie mit der letzten schwarzen Kugel liegen, aber gesperrt sind.
kulami-lesson-closed-done = Die Schlösser 1 und 2 zeigen die gesperrten Platten: die mit der letzten Kugel der Gegenseite und die mit deiner eigenen letzten.
kulami-lesson-closed-hint = Geh die Zeile und die Spalte der letzten schwarzen Kugel entlang und halt auf den zwei Platten mit Schloss an.
kulami-lesson-gap-title = Über die Lücke
kulami-lesson-gap-text = Bretter dürfen unregelmäßig sein. Zeilen und Spalten gehen weiter, wo das Brett unterbrochen ist. Diesmal bist du Schwarz: Antworte auf die letzte rote Kugel jenseits der Lücke.
kulami-lesson-gap-done = Die Spalte endet nicht am Rand einer Platte. Auf unregelmäßigen Brettern lohnt immer ein Blick weiter, als man denkt.
kulami-lesson-gap-no-near = Das liegt auch in der Linie, aber auf dieser Seite. Geh die Spalte der letzten Kugel gerade nach unten.
kulami-lesson-share-title = Den Gleichstand brechen
kulami-lesson-share-text = Auf der großen Platte in der Mitte liegt von jeder Farbe eine Kugel: Sie gehört niemandem. Noch eine rote, und ihre sechs Punkte sind deine.
kulami-lesson-share-done = Zwei zu eins: Die Platte gehört dir. Schwarz braucht dort jetzt noch zwei Kugeln, um sie zu erobern.
kulami-lesson-share-no-empty = Damit nimmst du eine leere Platte, aber eine kleinere als die in der Mitte.
kulami-lesson-share-no-own = Diese Platte gehört dir schon. Sieh auf die in der Mitte.
kulami-lesson-biggest-title = Was am meisten bringt
kulami-lesson-biggest-text = Mehrere Mulden stehen dir offen. Finde eine, mit der du auf einmal sechs Punkte gewinnst.
kulami-lesson-biggest-done = Gleichstand auf einer großen Platte ist die ganze Platte wert für den, der dort als Nächster spielt.
kulami-lesson-biggest-no-nothing = Die Platte gehört dir schon. Sie wird sicherer, aber du gewinnst keinen Punkt.
kulami-lesson-biggest-no-small = Das ändert weniger als sechs Punkte. Such eine große Platte, auf der Gleichstand herrscht.
kulami-lesson-tie-title = Niemandes Platte
kulami-lesson-tie-text = Die große Platte rechts oben gehört Schwarz, zwei zu eins. Mit einer Kugel kannst du sie nicht erobern, aber wegnehmen: Gleiche aus.
kulami-lesson-tie-done = Schwarz verliert sechs Punkte. Das ist so viel wert wie sechs Punkte für dich und oft leichter zu haben.
kulami-lesson-tie-no-own = Das bringt etwas, aber weniger als die sechs Punkte, die Schwarz rechts oben verlieren kann.
kulami-lesson-choices-title = Wenig Wahl lassen
kulami-lesson-choices-text = Deine Kugel entscheidet, wohin Schwarz darf. Spiel so, dass Schwarz höchstens zwei Mulden zur Wahl hat.
kulami-lesson-choices-done = Je weniger Mulden du lässt, desto besser siehst du, was als Nächstes kommt.
kulami-lesson-choices-no-many = Schwarz hat noch genug Mulden. Zähl, was in der Zeile und der Spalte leer ist, die deine Kugel öffnet.
kulami-lesson-deny-title = Achte darauf, was du gibst
kulami-lesson-deny-text = Wo immer du spielst, öffnest du Schwarz eine Zeile und eine Spalte. Nach allen deinen Mulden außer einer kann Schwarz sechs Punkte Unterschied herausholen. Finde die eine, die höchstens drei hergibt.
kulami-lesson-deny-done = Jeder Zug nimmt etwas und gibt etwas. Sieh dir beides an, bevor du die Kugel loslässt.
kulami-lesson-deny-no-gift = Von hier erreicht Schwarz eine Platte, die sechs Punkte ändert. Versuch eine Mulde, deren Zeile und Spalte weniger bieten.
kulami-lesson-deny-hint = Sieh auf die rechte Seite des Bretts.
kulami-lesson-area-title = Verbinde deine Gruppen
kulami-lesson-area-text = In diesem Spiel zählen auch Flächen: Wer die größte Gruppe von Kugeln hat, die sich an den Seiten berühren, bekommt den Unterschied. Verbinde deine zwei roten Gruppen.
kulami-lesson-area-done = Sechs Kugeln gegen drei schwarze: drei Punkte extra. Kugeln, die sich nur über Eck berühren, hängen nicht zusammen.
kulami-lesson-area-no-other = Deine Gruppen sind noch getrennt. Such die Mulde, die beide berührt.
kulami-lesson-line-title = Fünf in einer Reihe
kulami-lesson-line-text = Hier zählen Reihen: Fünf oder mehr deiner Kugeln in gerader Reihe bringen ihre Anzahl, waagerecht, senkrecht oder schräg. Mach deine fünf voll.
kulami-lesson-line-done = Fünf Punkte für die Reihe. Wie bei den Flächen zählt am Ende nur der Unterschied zur Gegenseite.
kulami-lesson-line-no-other = Die Reihe hat noch ein Loch. Vier deiner Kugeln liegen in einer Zeile: Füll die Lücke zwischen ihnen.
kulami-lesson-end-title = Das letzte Wort
kulami-lesson-end-text = Die Partie endet sofort, wenn die Seite am Zug keine Mulde mehr hat, auch wenn Kugeln übrig sind. Es steht 21 zu 21. Geh in Führung und lass Schwarz keine Mulde.
kulami-lesson-end-done = 25 zu 21, und es ist vorbei. Wer führt, will ein Ende; wer zurückliegt, will weiterspielen.
kulami-lesson-end-no-points = Die richtige Platte, und du führst, aber Schwarz hat noch eine Antwort. Die Mulde daneben ist besser.
kulami-lesson-end-no-goes-on = Das Spiel geht weiter, denn Schwarz hat noch Mulden. Prüf bei jeder deiner Mulden, was sie übrig lässt.
kulami-rules-aim-title = Das Ziel
kulami-rules-aim-text = Zwei Seiten, Rot und Schwarz, legen Kugeln auf ein Brett aus siebzehn Platten. Wer auf einer Platte mehr Kugeln hat, bekommt so viele Punkte, wie sie Mulden hat. Mehr Punkte gewinnen.
kulami-rules-board-title = Brett und Kugeln
kulami-rules-board-text =
    Jede Seite hat 28 Kugeln. Die Platten haben zusammen 64 Mulden: vier mit sechs, fünf mit vier, vier mit drei und vier mit zwei.

    Sie können ein geschlossenes Quadrat von acht mal acht bilden oder eine unregelmäßige Form von höchstens zehn mal zehn. Das ganze Brett hängt über Kanten zusammen, Lücken sind erlaubt: So lesen wir die gedruckten Regeln.
kulami-rules-turn-title = Dein Zug
kulami-rules-turn-text = Die erste Kugel darf in jede Mulde. Danach kommt deine Kugel in eine leere Mulde derselben Zeile oder Spalte wie die zuletzt gelegte. Wie weit es ist, spielt keine Rolle, und Kugeln dazwischen sperren nicht.
kulami-rules-closed-title = Zwei Platten sind gesperrt
kulami-rules-closed-text = Du darfst weder auf die Platte der letzten Kugel spielen noch auf die der Kugel davor. Alle anderen Platten sind offen, auch früher benutzte. Die Mulden mit Ring liegen hier in der Linie, sind aber gesperrt.
kulami-rules-gap-title = Über Lücken
kulami-rules-gap-text = Auf einem unregelmäßigen Brett gehen Zeilen und Spalten weiter, wo es unterbrochen ist: Eine Kugel darf jenseits einer Lücke liegen.
kulami-rules-end-title = Das Ende
kulami-rules-end-text = Die Partie ist zu Ende, wenn alle 56 Kugeln liegen oder sobald die Seite am Zug keine Mulde mehr hat. Gepasst wird nicht: Dann ist es für beide vorbei, auch wenn Kugeln übrig sind.
kulami-rules-points-title = Punkte
kulami-rules-points-text =
    Wer auf einer Platte mehr Kugeln hat, bekommt für jede ihrer Mulden einen Punkt, auch für leere. Gleich viele oder gar keine bringen niemandem etwas.

    Hier hat Rot vier Punkte und Schwarz drei, und die Platte rechts oben ist geteilt. Gleich viele Punkte sind ein Unentschieden; das haben wir entschieden.
kulami-rules-area-title = Mehr zu holen: Flächen
kulami-rules-area-text = Wenn Flächen zählen, such die größte Gruppe jeder Farbe, in der sich die Kugeln an den Seiten berühren. Wer die größere hat, bekommt den Unterschied; gleiche Größe bringt nichts.
kulami-rules-lines-title = Mehr zu holen: Reihen
kulami-rules-lines-text =
    Wenn Reihen zählen, bringt jede gerade Reihe von fünf oder mehr Kugeln einer Farbe, waagerecht, senkrecht oder schräg, ihre Länge. Eine Kugel kann zu mehreren Reihen gehören. Die größere Summe bekommt den Unterschied.

    Fremde Kugeln, leere Mulden und Plätze ohne Mulde beenden Reihen und Gruppen.
kulami-rules-swap-title = Farben tauschen
kulami-rules-swap-text = Das ist eine Option von uns und steht nicht in den gedruckten Regeln: Wer als Zweites dran ist, darf auf die erste Kugel mit einem Farbentausch antworten. Die Kugel bleibt liegen und wechselt die Seite, und wer begonnen hat, spielt mit der anderen Farbe weiter. Eine faire erste Kugel ist also am besten.
