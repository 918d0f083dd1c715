# Abalone.
abalone-summary = Schiebe sechs Kugeln der Gegenseite von einem sechseckigen Brett.
abalone-theme-single = Eine einzelne Kugel
abalone-theme-line = In der Linie
abalone-theme-sidestep = Seitenzug
abalone-theme-push = Schieben
abalone-theme-eject = Hinausschieben
abalone-view-board = Brett

## Das Bild
abalone-title = Abalone: { $seat } ist am Zug. Hinausgeschoben von Schwarz: { $black } von { $goal }, von Weiß: { $white } von { $goal }.
abalone-title-won = Abalone: { $seat } hat gewonnen. Hinausgeschoben von Schwarz: { $black } von { $goal }, von Weiß: { $white } von { $goal }.
abalone-title-drawn = Abalone: Die Partie ist unentschieden. Hinausgeschoben von Schwarz: { $black } von { $goal }, von Weiß: { $white } von { $goal }.
abalone-cell-empty = { $cell }: leer
abalone-cell-black = { $cell }: schwarze Kugel
abalone-cell-white = { $cell }: weiße Kugel
abalone-gutter = Von { $seat } hinausgeschobene Kugeln: { $count } von { $goal }

## Zeigen
abalone-arrow = Zug { $way }
abalone-way-east = nach Osten
abalone-way-north-east = nach Nordosten
abalone-way-north-west = nach Nordwesten
abalone-way-west = nach Westen
abalone-way-south-west = nach Südwesten
abalone-way-south-east = nach Südosten

## Züge
abalone-tell-single = { $seat }: Die Kugel auf { $first } zieht { $way } auf { $goal }.
abalone-tell-line = { $seat }: { $count } Kugeln in Reihe, { $first } bis { $last }, ziehen { $way }.
abalone-tell-side = { $seat }: { $count } Kugeln, { $first } bis { $last }, ziehen seitwärts { $way }.
abalone-tell-push = { $seat }: { $count } Kugeln, { $first } bis { $last }, schieben { $pushed ->
    [one] eine Kugel
   *[other] { $pushed } Kugeln
} { $way }.
abalone-tell-ejection = { $seat }: { $count } Kugeln, { $first } bis { $last }, schieben { $pushed ->
    [one] eine Kugel { $way } vom Brett
   *[other] { $pushed } Kugeln { $way }, eine davon vom Brett
}.

## Neben dem Brett
abalone-fact-ejected = Hinausgeschoben
abalone-fact-marbles = Kugeln auf dem Brett
abalone-fact-quiet = Züge seit der letzten hinausgeschobenen Kugel
abalone-of = { $count } von { $goal }

## Warum ein Zug nicht geht
abalone-refused-syntax = Das ist kein Zug: Nenne die Kugel, die zieht, und das Nachbarfeld, auf das sie kommt, zum Beispiel a1b2.
abalone-refused-off-board = Das liegt außerhalb des Bretts, und deine eigenen Kugeln können es nie verlassen.
abalone-refused-not-yours = Du kannst nur deine eigenen Kugeln ziehen, und auf diesem Feld liegt keine von dir.
abalone-refused-not-in-line = Kugeln, die zusammen ziehen, müssen sich berühren und auf einer geraden Linie liegen.
abalone-refused-too-many = Höchstens drei Kugeln können auf einmal ziehen.
abalone-refused-blocked = Eine deiner eigenen Kugeln, die nicht mitzieht, ist im Weg.
abalone-refused-no-majority = Zum Schieben brauchst du mehr Kugeln in einer Reihe als die Gegenseite davor: zwei gegen eine oder drei gegen eine oder zwei.
abalone-refused-own-behind = Hinter den Kugeln, die du schieben willst, liegt eine deiner eigenen, sie können also nicht ausweichen.
abalone-refused-not-empty = Seitwärts geht es nur auf leere Felder: Schieben kann nur, wer entlang der eigenen Reihe zieht.
abalone-refused-over = Die Partie ist zu Ende.

# Why a position or a table is not possible.
abalone-fault-rows = Das Brett muss neun Reihen haben, nicht { $count }.
abalone-fault-row-size = Reihe { $row } muss { $size } Felder haben.
abalone-fault-row-mark = In Reihe { $row } steht „{ $mark }“; dort sind nur S, s und Ziffern möglich.
abalone-fault-score = { $side }: Der Punktestand ist „{ $text }“; es muss eine Zahl von { $least } bis { $most } sein.
abalone-fault-side = Am Zug ist „{ $text }“; es muss b oder w sein.
abalone-fault-quiet = Die Zahl der Züge seit der letzten hinausgeschobenen Kugel ist „{ $text }“; es muss eine Zahl von { $least } bis { $most } sein.
abalone-fault-number = Die Nummer des Zugs ist „{ $text }“; es muss eine Zahl von { $least } bis { $most } sein.
abalone-fault-more = Hinter der Nummer des Zugs steht noch etwas.
abalone-fault-marbles = { $side }: { $board } Kugeln auf dem Brett und { $lost } hinausgeschobene sind mehr als die 14 der Schachtel.
abalone-fault-both-won = Beide Seiten haben { $count } Kugeln hinausgeschoben: Beide hätten gewonnen.
abalone-fault-eject = „{ $text }“ geht nicht: Gewonnen wird mit 1 bis 14 hinausgeschobenen Kugeln.
abalone-fault-layout = Eine Aufstellung „{ $name }“ gibt es nicht.

## Wie eine Partie endet
abalone-why-ejected = Genug Kugeln wurden vom Brett geschoben.
abalone-why-no-move = Wer am Zug war, hatte keinen Zug mehr.
abalone-why-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
abalone-why-quiet = Zu lange wurde keine Kugel vom Brett geschoben.

## Optionen
abalone-mode-0 = Standard
abalone-mode-0-help = Der klassische Beginn: Jede Seite füllt ihr Ende des Bretts, und wer sechs Kugeln hinausschiebt, gewinnt.
abalone-mode-1 = Belgische Margerite
abalone-mode-1-help = Zwei Blüten aus sieben Kugeln für jede Seite, einander gegenüber, sodass sich die Seiten gleich begegnen.
abalone-mode-2 = Deutsche Margerite
abalone-mode-2-help = Dieselben Blüten eine Reihe weiter vom Rand: Es dauert länger, bis die erste Kugel in Gefahr ist.
abalone-mode-3 = Blitz
abalone-mode-3-help = Der klassische Beginn, aber vier hinausgeschobene Kugeln genügen: eine kurze Partie.
abalone-option-eject = Wie viele Kugeln der Gegenseite man zum Gewinnen vom Brett schieben muss.
abalone-option-eject-6 = Sechs, das übliche Spiel
abalone-option-eject-4 = Vier, ein kurzes Spiel
abalone-option-eject-own = Eine andere Zahl, von 1 bis 14
abalone-option-repetition = Ob eine Stellung, die immer wiederkehrt, die Partie beendet.
abalone-option-repetition-3 = Beim dritten Mal unentschieden
abalone-option-repetition-off = Beliebig oft
abalone-option-quiet = Ob eine lange Zeit ohne hinausgeschobene Kugel die Partie beendet.
abalone-option-quiet-200 = Nach 200 Zügen unentschieden
abalone-option-quiet-off = Keine Grenze
abalone-option-layout = Wie die Kugeln vor dem ersten Zug aufgestellt werden.

## Aufstellungen: Namen bleiben Namen.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Belgische Margerite
abalone-option-layout-german-daisy = Deutsche Margerite
abalone-option-layout-dutch-daisy = Holländische Margerite
abalone-option-layout-swiss-daisy = Schweizer Margerite
abalone-option-layout-french-daisy = Französische Margerite
abalone-option-layout-irish-daisy = Irische Margerite
abalone-option-layout-scottish-daisy = Schottische Margerite
abalone-option-layout-the-wall = Die Mauer
abalone-option-layout-face-to-face = Auge in Auge
abalone-option-layout-pyramid = Pyramide
abalone-option-layout-fujiyama = Fudschijama
abalone-option-layout-domination = Übermacht
abalone-option-layout-domination-vs-daisy = Übermacht gegen Margerite
abalone-option-layout-alien-attack = Alien-Angriff
abalone-option-layout-infiltration = Unterwanderung
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Bündnisse
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Schleuder
abalone-option-layout-snakes = Schlangen
abalone-option-layout-star = Stern
abalone-option-layout-duel = Duell
abalone-option-layout-checkerboard = Schachbrett
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mosaik
abalone-option-layout-intimidation = Einschüchterung
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Krone
abalone-option-layout-trench = Graben
abalone-option-layout-spider = Spinne
abalone-option-layout-labyrinth = Labyrinth
abalone-option-layout-octopus = Krake
abalone-option-layout-xmas-star = Weihnachtsstern
abalone-option-layout-cross = Kreuz
abalone-option-layout-snakes-variant = Schlangen, Spielart
abalone-option-layout-korean-daisy = Koreanische Margerite
abalone-option-layout-the-clearing = Die Lichtung
abalone-option-layout-papillons = Schmetterlinge

## Learning
abalone-lesson-step-title = Eine Kugel, ein Schritt
abalone-lesson-step-text = Die schwarzen Kugeln gehören dir. Tippe deine Kugel an und dann einen der Pfeile um sie herum: Eine Kugel zieht um ein Feld in eine von sechs Richtungen. Zieh sie auf das Feld mit dem Ring.
abalone-lesson-step-done = Jedes Feld abseits des Rands hat sechs Nachbarn, und eine einzelne Kugel darf auf jedes davon, das leer ist.
abalone-lesson-step-no-elsewhere = Ein guter Schritt, aber auf ein anderes Feld. Das mit dem Ring liegt rechts oben.
abalone-lesson-line-title = Drei wie Waggons
abalone-lesson-line-text = Zwei oder drei deiner Kugeln, die sich auf einer geraden Linie berühren, können zusammen ziehen. Tippe die erste und die letzte der drei an und dann den Pfeil nach rechts oben, entlang ihrer Linie.
abalone-lesson-line-done = Alle drei sind ein Feld weitergerückt. Das ist ein Zug in der Linie, und nur so ein Zug kann schieben, wie du bald siehst.
abalone-lesson-line-no-fewer = So ziehen nur die vorderen Kugeln, die anderen bleiben zurück. Nimm alle drei: Fang mit der hintersten an.
abalone-lesson-line-no-back = Alle drei sind entlang ihrer Linie gezogen, nur in die andere Richtung. Sie sollen nach rechts oben.
abalone-lesson-line-no-aside = Das geht, ist aber kein Zug mit allen dreien entlang der Linie. Wähle erst beide Enden der Linie, dann den Pfeil nach rechts oben.
abalone-lesson-side-title = Ein Schritt zur Seite
abalone-lesson-side-text = Kugeln in einer Linie können auch zur Seite rücken, alle auf einmal und alle in dieselbe Richtung. Jedes Zielfeld muss leer sein. Rücke mit allen dreien zur Seite.
abalone-lesson-side-done = Ein Schritt zur Seite schiebt nie, aber nichts wendet eine Gruppe schneller zu einer neuen Front.
abalone-lesson-side-no-line = Das ging entlang der Linie. Zur Seite heißt hier nach oben oder unten, nicht nach links oder rechts.
abalone-lesson-side-no-fewer = Die Idee stimmt, aber nimm alle drei: Tippe die Kugeln an beiden Enden an, die mittlere kommt mit.
abalone-lesson-four-title = Nie mehr als drei
abalone-lesson-four-text = Vier deiner Kugeln stehen in einer Linie, aber höchstens drei können auf einmal ziehen. Zieh so viele wie möglich nach rechts oben, entlang der Linie.
abalone-lesson-four-done = Die vorderen drei sind gezogen, die vierte blieb stehen. Auch beim Schieben hilft sie nicht: Drei ist immer die Grenze.
abalone-lesson-four-no-fewer = Das geht, aber eine mehr hätte mitkommen können.
abalone-lesson-four-no-other = Erlaubt, aber nicht entlang der Linie nach rechts oben. Fang mit der zweiten Kugel von hinten an.
abalone-lesson-push-title = Zwei schieben eine
abalone-lesson-push-text = Jetzt der Kern des Spiels. Zwei deiner Kugeln in einer Linie schieben eine weiße direkt vor ihnen, wenn das Feld dahinter leer ist. Das heißt Sumito. Schieb!
abalone-lesson-push-done = Die weiße Kugel musste weichen. Schieben ist nie Pflicht: Es ist einer der Züge, die du wählen kannst.
abalone-lesson-push-no-other = Noch kein Schub. Wähle deine beiden Kugeln unter der weißen und zieh sie auf sie zu.
abalone-lesson-count-title = Erst zählen
abalone-lesson-count-text = Du schiebst nur, wo du in der Linie mehr Kugeln hast: zwei gegen eine, drei gegen eine, drei gegen zwei. Gleich viele sperren sich gegenseitig. Eine dieser drei Linien kann schieben. Welche?
abalone-lesson-count-done = Drei gegen zwei. Die beiden anderen Linien sind im Clinch: Solange es gleich viele sind, rückt niemand jemanden weg.
abalone-lesson-count-no-other = Erlaubt, aber so wird nichts geschoben. Such die Linie, in der Schwarz mehr Kugeln hat als Weiß.
abalone-lesson-behind-title = Platz dahinter, Kontakt davor
abalone-lesson-behind-text = Zum Schieben braucht es drei Dinge: mehr Kugeln als die Gegenseite, Kontakt ohne Lücke und hinter den geschobenen Kugeln ein leeres Feld oder den Rand. Nur eines deiner vier Paare hat alles. Schieb mit diesem.
abalone-lesson-behind-done = Die anderen scheiterten an einer Lücke, an Gleichstand und an einer eigenen Kugel, die dahinter stand.
abalone-lesson-behind-no-gap = Da war eine Lücke, du bist nur aufgerückt. Zum Schieben muss der Kontakt schon da sein.
abalone-lesson-behind-no-other = So wird nichts geschoben. Prüfe jedes Paar: Kontakt, Mehrheit und Platz hinter der weißen Kugel?
abalone-lesson-edge-title = Über den Rand
abalone-lesson-edge-text = Hinter dieser weißen Kugel ist kein Feld mehr, nur der Rand. Schieb sie vom Brett!
abalone-lesson-edge-done = Die Kugel liegt in der Rinne und zählt für dich. Sechs davon gewinnen das Spiel.
abalone-lesson-edge-hint = Sieh zum rechten Rand: zwei von deinen gegen eine.
abalone-lesson-choose-title = Der Schub, der zählt
abalone-lesson-choose-text = Weiß steht an zwei Stellen am Rand. Finde den Schub, der eine Kugel vom Brett wirft.
abalone-lesson-choose-done = Drei gegen zwei: Die hintere weiße Kugel fiel, die vordere nahm ihren Platz ein. Zwei gegen zwei am anderen Rand hätte nichts bewegt.
abalone-lesson-choose-no-inside = Ein Schub, aber die weiße Kugel bleibt auf dem Brett. Such einen, der über den Rand führt.
abalone-lesson-danger-title = Die Gefahr sehen
abalone-lesson-danger-text = Stell dir vor, Weiß ist am Zug. Zeig auf die schwarzen Kugeln, die Weiß sofort vom Brett schieben könnte. Es sind zwei.
abalone-lesson-danger-done = Beide stehen am Rand, und zwei weiße Kugeln zielen in einer Linie auf sie. Der Kugel oben steht nur eine gegenüber, und in der Mitte fällt niemand.
abalone-lesson-danger-hint = Nur Kugeln am Rand können fallen. Zähl die weißen Kugeln auf den Linien, die auf sie zielen.
abalone-lesson-escape-title = Rechtzeitig weg
abalone-lesson-escape-text = Weiß will gleich deine Kugel rechts vom Brett schieben. Rette sie.
abalone-lesson-escape-done = Raus aus der Linie, raus aus der Gefahr. Ein Schritt am Rand entlang genügte.
abalone-lesson-escape-no-lost = Weiß antwortet mit dem Paar rechts, und deine Kugel ist weg. Sieh nach, wohin sie ausweichen kann.
abalone-lesson-wall-title = Drei halten stand
abalone-lesson-wall-text = Drei weiße Kugeln drohen, deine zwei zur Ecke zu schieben. Drei in einer Linie können in dieser Linie nie geschoben werden. Bring eine dritte Kugel hinter deine zwei.
abalone-lesson-wall-done = Drei gegen drei: ein Clinch. Solange deine Linie geschlossen bleibt, kommt hier nichts durch.
abalone-lesson-wall-no-pushed = Weiß kann in dieser Linie noch vorrücken. Eine deiner Kugeln steht direkt neben dem Platz hinter deinen zwei.
abalone-lesson-turn-title = Erst drehen, dann zuschlagen
abalone-lesson-turn-text = Die weiße Kugel am rechten Rand ist allein, aber noch zielt keine deiner Linien auf sie. Rücke mit zwei Kugeln seitwärts, sodass sie auf sie zielen. Wenn Weiß woanders hinsieht, schlag zu.
abalone-lesson-turn-done = Ein Schritt zur Seite schuf die Drohung, der nächste Zug führte sie aus. Eine Drohung, die auch deine Stellung verbessert, kostet nichts.
abalone-lesson-turn-no-slow = Eine Kugel allein kann nicht schieben. Beide müssen in die Reihe der weißen, also zieh sie zusammen.
abalone-lesson-exchange-title = Schlag auf Schlag
abalone-lesson-exchange-text = Du kannst eine Kugel hinausschieben, aber Weiß kann oben zurückschlagen. Zähl nach: Wer gewinnt dabei? Fang an und mach weiter, bis du zwei zu eins führst.
abalone-lesson-exchange-done = Zwei für eine. Der erste Schub stellte deine Kugeln gleich hinter das nächste Ziel, deshalb war der Tausch gut.
abalone-lesson-win-title = Die sechste Kugel
abalone-lesson-win-text = Du hast fünf Kugeln hinausgeschoben, Weiß vier. Noch eine, und du gewinnst sofort. Beende die Partie.
abalone-lesson-win-done = Sechs: Das Spiel ist aus, und du hast gewonnen. Jetzt kennst du alle Regeln. Versuch eine echte Partie, am besten mit der Aufstellung Belgische Margerite.
abalone-lesson-win-no-push = Ein Schub, aber die Kugel bleibt auf dem Brett. Deine sechste steht am Rand.
abalone-rules-aim-title = Das Ziel
abalone-rules-aim-text =
    Zwei Personen schieben einander die Kugeln über ein sechseckiges Brett. Wer zuerst sechs Kugeln der Gegenseite über den Rand schiebt, gewinnt.

    Es gibt kein Glück, und nichts ist verborgen.
abalone-rules-board-title = Brett und Kugeln
abalone-rules-board-text =
    Das Brett hat 61 Felder, fünf an jeder Seite. Jede Seite hat vierzehn Kugeln. Schwarz beginnt, dann wird abwechselnd gezogen.

    Ein Feld hat einen Buchstaben für seine Reihe, von unten nach oben, und eine Zahl für seine Diagonale: Die Mitte des Bretts ist e5.
abalone-rules-line-title = Ziehen in der Linie
abalone-rules-line-text =
    In deinem Zug bewegst du eine, zwei oder drei deiner Kugeln um ein Feld. Du musst ziehen, passen geht nicht.

    Zwei oder drei Kugeln ziehen nur zusammen, wenn sie sich berühren und auf einer geraden Linie liegen. Entlang dieser Linie folgen sie einander wie Waggons; das Feld davor muss leer sein, außer du kannst schieben.
abalone-rules-side-title = Ziehen zur Seite
abalone-rules-side-text = Zwei oder drei Kugeln in einer Linie dürfen auch zur Seite rücken, alle auf einmal und in dieselbe Richtung. Jedes Zielfeld muss leer sein: Seitwärts wird nie geschoben.
abalone-rules-push-title = Schieben: das Sumito
abalone-rules-push-text =
    Wenn du in der Linie ziehst, darfst du gegnerische Kugeln schieben, die direkt davor stehen. Du brauchst mehr davon: Zwei schieben eine, drei schieben eine oder zwei. Anderes Schieben gibt es nicht.

    Hinter den geschobenen Kugeln muss ein leeres Feld oder der Rand sein. Schieben ist nie Pflicht.
abalone-rules-no-push-title = Wann nicht geschoben wird
abalone-rules-no-push-text =
    Keine dieser schwarzen Linien kann schieben. Von oben: zwei gegen zwei sind gleich viele; da ist eine Lücke; drei gegen drei sind gleich viele; hinter der weißen Kugel steht eine eigene.

    Eine vierte Kugel hilft nicht, nur drei zählen. Deshalb können drei in einer Linie in dieser Linie nie geschoben werden.
abalone-rules-edge-title = Vom Brett
abalone-rules-edge-text = Eine Kugel, die über den Rand geschoben wird, ist aus dem Spiel und zählt für den, der geschoben hat. Mit dem eigenen Zug können deine Kugeln das Brett nie verlassen.
abalone-rules-end-title = Gewinnen
abalone-rules-end-text =
    Die sechste hinausgeschobene Kugel gewinnt sofort. Im kurzen Spiel, Blitz, genügen vier.

    Man kann mit Uhr spielen: Dann verliert, wessen Zeit abläuft.
abalone-rules-draws-title = Remis und andere Enden
abalone-rules-draws-text =
    Die gedruckten Regeln sagen nicht, wie eine Partie ohne Fortschritt endet, also haben wir entschieden: Dieselbe Stellung mit derselben Seite am Zug zum dritten Mal seit der letzten gefallenen Kugel ist remis, ebenso 200 Züge hintereinander ohne gefallene Kugel. Beides lässt sich abschalten.

    Wer keinen Zug mehr hat, verliert; das ist sehr selten. Man kann sich auch auf Remis einigen.
abalone-rules-layouts-title = Andere Aufstellungen
abalone-rules-layouts-text = Die Standardaufstellung belohnt Geduld: Beide Seiten können sich zu Blöcken zusammendrängen, die niemand bricht. Erfahrene spielen lieber die Belgische Margerite, bei der sich die Seiten gleich begegnen. Es gibt noch viele andere Aufstellungen zur Wahl.
abalone-gallery = Formationen
abalone-gallery-text = Gruppen von Kugeln haben Namen. Wer sie kennt, sieht auf einen Blick mehr.
abalone-gallery-lance-title = Lanze
abalone-gallery-lance-text = Drei Kugeln, die sich in gerader Linie berühren: der stärkste Angriff entlang dieser Linie und eine Abwehr, die sich nicht schieben lässt.
abalone-gallery-arc-title = Bogen
abalone-gallery-arc-text = Drei Kugeln, die sich in geknickter Linie berühren. Ein Schritt einer Endkugel macht daraus eine Lanze oder einen Schild.
abalone-gallery-shield-title = Schild
abalone-gallery-shield-text = Drei Kugeln im Dreieck, jede berührt beide anderen. Kompakt und wendig, aber in jeder Richtung nur zwei tief.
abalone-gallery-singlet-title = Einzelkugel
abalone-gallery-singlet-text = Eine Kugel, die keine andere ihrer Farbe berührt. In der Mitte ist sie nur schwach, am Rand ist sie ein Ziel.
abalone-gallery-doublet-title = Paar
abalone-gallery-doublet-text = Zwei Kugeln einer Farbe, die sich berühren. Sie können eine schieben, und in ihrer Linie schiebt sie nur eine Lanze.
abalone-gallery-triplet-title = Dreiergruppe
abalone-gallery-triplet-text = Drei Kugeln einer Farbe, die sich irgendwie berühren: eine Lanze wie hier, ein Bogen oder ein Schild.
abalone-gallery-multiplet-title = Größere Gruppe
abalone-gallery-multiplet-text = Mehr als drei Kugeln einer Farbe, die sich berühren. Nie ziehen mehr als drei davon auf einmal, so groß die Gruppe auch ist.
abalone-gallery-block-title = Block
abalone-gallery-block-text = Eine Gruppe aus Dreierlinien in jeder Richtung, aus der sie angegriffen wird. Weiß kann sie von keiner Seite schieben.
abalone-gallery-clinch-title = Clinch
abalone-gallery-clinch-text = Gleich viele stehen einander in einer Linie gegenüber, hier drei gegen drei. Niemand kann schieben, bis sich von der Seite etwas ändert.
abalone-gallery-sumito-title = Sumito
abalone-gallery-sumito-text = Eine Linie mit mehr Kugeln als die gegenüber: zwei gegen eine, drei gegen eine, drei gegen zwei. Sie kann schieben.
