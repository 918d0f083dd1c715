# Was Cubulus sagt.
cubulus-summary = Schiebe Kugeln in einen Würfel und bilde auf einer seiner Seiten ein Quadrat aus vier Kugeln deiner Farbe.
cubulus-theme-fill = Auf einen leeren Platz
cubulus-theme-insert = Schiebt weiter
cubulus-theme-shift = Verschiebt eine volle Reihe
cubulus-view-net = Netz
cubulus-view-faces = Seiten
cubulus-view-cube = Würfel
cubulus-mode-0 = Zu zweit
cubulus-mode-0-help = Weiß gegen Schwarz; vor der Partie setzt Schwarz neun neutrale rote Kugeln.
cubulus-mode-1 = Zu dritt
cubulus-mode-1-help = Weiß, Schwarz und Rot, jeder für sich, in einen leeren Würfel.
cubulus-mode-2 = Rote Ecken
cubulus-mode-2-help = Weiß gegen Schwarz, und die neun neutralen Kugeln liegen schon in den acht Ecken und in der Mitte.
cubulus-option-players = Wie viele spielen.
cubulus-option-players-2 = Weiß gegen Schwarz; die roten Kugeln sind neutral
cubulus-option-players-3 = Weiß, Schwarz und Rot, jeder für sich, mit leerem Würfel
cubulus-option-setup = Woher die neutralen Kugeln im Spiel zu zweit kommen.
cubulus-option-setup-choose = Schwarz setzt sie vor der Partie
cubulus-option-setup-own = Vorgegeben: 27 Zeichen, Platz für Platz von oben, r für eine rote Kugel und ein Punkt für keine. Neun müssen rot sein.
cubulus-option-repetition = Ob eine Stellung, die immer wiederkehrt, zum Remis führt.
cubulus-option-repetition-3 = wenn sie zum dritten Mal entsteht
cubulus-option-repetition-off = nie
cubulus-option-cap = Ob eine lange Partie als Remis endet.
cubulus-option-cap-300 = nach 300 Zügen, ohne den Aufbau
cubulus-option-cap-off = nie
cubulus-why-square = Auf einer Seite liegt ein Quadrat aus vier Kugeln einer Farbe.
cubulus-why-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
cubulus-why-cap = Die Partie hat ihre größte Länge erreicht.
cubulus-refused-syntax = Das ist kein Zug: Zeige auf einen der neun Plätze einer Seite, etwa F5.
cubulus-refused-occupied = Dort liegt schon eine Kugel.
cubulus-refused-order = Neutrale Kugeln werden der Reihe nach gesetzt: von der obersten Schicht nach unten, von hinten nach vorn, von links nach rechts, und für die übrigen muss Platz bleiben.
cubulus-refused-line-full = Die Reihe hinter diesem Platz ist voll und nimmt keine neue Kugel auf; man kann sie nur verschieben.
cubulus-refused-no-balls = Deine neun Kugeln sind alle im Würfel: Du kannst nur noch volle Reihen verschieben.
cubulus-refused-nothing-changes = Das würde nichts ändern: Drei Kugeln einer Farbe zu verschieben oder zu passen, solange es einen Zug gibt, ist nicht erlaubt.
cubulus-refused-ko = Diese Reihe wurde gerade verschoben: Du darfst sie nicht sofort zurückschieben.
cubulus-refused-set-up = Neutrale Kugeln werden vor Beginn der Partie gesetzt und nur dann.
cubulus-refused-over = Die Partie ist zu Ende.

# Why a position or a table is not possible.
cubulus-layer-top = Oberste Schicht
cubulus-layer-middle = Mittlere Schicht
cubulus-layer-bottom = Unterste Schicht
cubulus-fault-layers = Der Würfel muss aus drei Schichten mit „/“ dazwischen bestehen, nicht aus { $count }.
cubulus-fault-layer-size = { $layer }: Es müssen 9 Plätze sein, nicht { $count }.
cubulus-fault-layer-mark = { $layer }: Dort sind nur w, b, r und . möglich.
cubulus-fault-balls = Es sind { $count } Kugeln „{ $letter }“, in der Schachtel gibt es nur neun.
cubulus-fault-side-of-two = Am Zug muss w oder b sein.
cubulus-fault-side-of-three = Am Zug muss w, b oder r sein.
cubulus-fault-ko = Der dritte Teil muss „-“ sein oder der Platz, an dem jetzt nicht geschoben werden darf.
cubulus-fault-ko-gap = { $facelet } kann nicht verboten sein: Die Linie dahinter ist nicht voll.
cubulus-fault-ko-plain = { $facelet } kann nicht verboten sein: Die Linie dahinter ist einfarbig.
cubulus-fault-out-of-two = Der vierte Teil ist für jemanden, der aus einem Spiel zu dritt ausgeschieden ist.
cubulus-fault-out-letter = Der vierte Teil muss der Buchstabe dessen sein, der ausgeschieden ist.
cubulus-fault-out-moves = Wer am Zug ist, ist ausgeschieden.
cubulus-fault-more = Hinter der Stellung steht noch etwas.
cubulus-fault-neutrals = Zu zweit wird mit neun neutralen Kugeln im Würfel gespielt, nicht mit { $count }.
cubulus-fault-placer = Solange die neutralen Kugeln gesetzt werden, ist Schwarz am Zug.
cubulus-fault-no-room = Hinter der letzten neutralen Kugel ist kein Platz für die übrigen.
cubulus-fault-setup-of-three = Neutrale Kugeln lassen sich nicht vorgeben: Zu dritt gibt es keine.
cubulus-fault-setup-size = Die neutralen Kugeln werden mit 27 Zeichen angegeben, eins je Platz, nicht mit { $count }.
cubulus-fault-setup-mark = Die neutralen Kugeln werden nur mit r und . angegeben.
cubulus-fault-setup-count = Es müssen neun neutrale Kugeln sein, nicht { $count }.
cubulus-title = Cubulus: { $side } ist am Zug
cubulus-title-placing = Cubulus: { $side } setzt die neutralen Kugeln, noch { $count }
cubulus-title-won = Cubulus: { $side } hat ein Quadrat und gewinnt
cubulus-title-shared = Cubulus: { $side } und { $other } haben Quadrate und teilen sich den Sieg
cubulus-cell = { $cell }: { $ball }; dahinter: { $middle }, { $far }
cubulus-cell-ko = { $cell }: { $ball }, darf jetzt nicht geschoben werden; dahinter: { $middle }, { $far }
cubulus-centre = Mitte des Würfels: { $ball }
cubulus-top = oben
cubulus-middle = Mitte
cubulus-bottom = unten
cubulus-asked-place = { $count ->
    [one] Lege die letzte neutrale Kugel, wohin du willst.
   *[other] Lege die neutralen Kugeln, wohin du willst, in beliebiger Reihenfolge: noch { $count }. Berühre eine, um sie zurückzunehmen.
}
cubulus-pass = Passen
cubulus-target-place = eine neutrale Kugel auf { $cell } setzen
cubulus-target-place-centre = eine neutrale Kugel in die Mitte setzen
cubulus-target-fill = hier eine Kugel setzen. { $cell }
cubulus-target-insert = hier eine Kugel hineinschieben. { $cell }
cubulus-target-shift = die volle Reihe von hier verschieben. { $cell }
cubulus-target-pass = passen, weil es keinen Zug gibt
cubulus-tell-place = { $side } setzt eine neutrale Kugel auf { $cell }
cubulus-tell-place-centre = { $side } setzt eine neutrale Kugel in die Mitte
cubulus-tell-fill = { $side } setzt eine Kugel auf { $cell }
cubulus-tell-fill-centre = { $side } schiebt eine Kugel in die Mitte
cubulus-tell-insert = { $count ->
    [one] { $side } schiebt bei { $cell } eine Kugel hinein, und eine Kugel rückt weiter
   *[other] { $side } schiebt bei { $cell } eine Kugel hinein, und { $count } Kugeln rücken weiter
}
cubulus-tell-shift = { $side } verschiebt die Reihe bei { $cell }: Eine Kugel fällt bei { $far } heraus und kommt bei { $cell } wieder hinein ({ $ball })
cubulus-tell-pass = { $side } kann nicht ziehen und passt
cubulus-tell-won = { $move }. { $winner } hat ein Quadrat und gewinnt
cubulus-tell-shared = { $move }. { $winner } und { $other } haben Quadrate und teilen sich den Sieg
cubulus-row = { $count ->
    [one] { $ball }: noch eine Kugel
   *[other] { $ball }: noch { $count } Kugeln
}
cubulus-supply = Kugeln im Vorrat
cubulus-threats = Quadrate, denen eine Kugel fehlt
cubulus-neutral = Neutrale Kugeln zu setzen
cubulus-ko = Darf jetzt nicht geschoben werden
cubulus-facelet = { $cell }

# Lernen.
cubulus-lesson-fill-title = Eine Kugel in den Würfel
cubulus-lesson-fill-text = Der Würfel ist aufgeklappt, damit du alle sechs Seiten zugleich siehst. Jede hat einen Buchstaben: F ist vorn. Die weißen Kugeln gehören dir. Tippe auf den Platz mit dem Ring, um dort eine Kugel zu setzen.
cubulus-lesson-fill-done = Die Kugel füllt eines der 27 Fächer des Würfels. Jedes leere Fach, das von außen zu erreichen ist, kommt infrage.
cubulus-lesson-fill-no-elsewhere = Ein guter Platz, aber gesucht ist der mit dem Ring: die Mitte der Seite F.
cubulus-lesson-corner-title = Eine Kugel, drei Seiten
cubulus-lesson-corner-text = Eine Kugel in einer Ecke des Würfels ist auf drei Seiten zu sehen, eine an einer Kante auf zweien. Setze eine so, dass sie oben (U), vorn (F) und rechts (R) zugleich zu sehen ist.
cubulus-lesson-corner-done = U9, F3 und R1 sind dasselbe Fach. Welchen der drei Plätze du auch antippst, es ist derselbe Zug.
cubulus-lesson-corner-no-two = Diese Kugel liegt an einer Kante und ist auf zwei Seiten zu sehen. Such die Ecke, in der sich alle drei treffen.
cubulus-lesson-corner-hint = Auf Seite F ist es die Ecke rechts oben.
cubulus-lesson-block-title = Vier im Block
cubulus-lesson-block-text = Vier Kugeln deiner Farbe in einem Quadrat auf einer Seite gewinnen. Vorn auf F hast du drei von einem kleinen Block. Mach ihn voll.
cubulus-lesson-block-done = Vier im Block: Weiß hat gewonnen. Auf jeder Seite gibt es vier Stellen für so einen Block.
cubulus-lesson-block-hint = Drei weiße Kugeln auf Seite F lassen einen Platz ihres Blocks frei.
cubulus-lesson-tilted-title = Das Quadrat auf der Spitze
cubulus-lesson-tilted-text = Auch die Mitten der vier Kanten einer Seite sind ein Quadrat, eines, das auf der Spitze steht. Drei in einer Reihe dagegen zählen nichts. Finde den Platz, der gewinnt.
cubulus-lesson-tilted-done = Das Quadrat auf Seite R ist voll. Die drei in einer Reihe auf Seite L sollten dich nur ablenken.
cubulus-lesson-tilted-hint = Schau auf die Kantenmitten der Seite R.
cubulus-lesson-edge-title = Kugeln zählen, nicht Kreise
cubulus-lesson-edge-text = Auch die vier Ecken einer Seite sind ein Quadrat. Aber Vorsicht: Eine Kugel am Rand des Würfels ist auf mehreren Seiten gezeichnet, so sehen zwei Kugeln leicht wie vier aus. Finde das echte Quadrat und mach es voll.
cubulus-lesson-edge-done = Die Ecken der Unterseite D gehören dir. An der hinteren Kante oben lagen nur zwei weiße Kugeln, mehrfach gezeichnet.
cubulus-lesson-edge-hint = Schau auf die Ecken der Seite D.
cubulus-lesson-push-title = Hineinschieben
cubulus-lesson-push-text = Du kannst auch dort schieben, wo schon eine Kugel liegt. Sie rückt einen Schritt nach innen, wenn hinter ihr Platz ist, und deine Kugel nimmt ihren Platz ein. Eine schwarze Kugel in der Mitte der Seite R steht deinem Quadrat im Weg. Schieb sie hinein.
cubulus-lesson-push-done = Die schwarze Kugel liegt jetzt in der Mitte des Würfels, und das Quadrat ist deins. Keine Kugel verlässt den Würfel für immer.
cubulus-lesson-push-hint = Tippe auf die schwarze Kugel in der Mitte der Seite R.
cubulus-lesson-direction-title = Von welcher Seite?
cubulus-lesson-direction-text = Die schwarze Kugel mit dem Ring ist dir im Weg. Sie liegt an der Kante zwischen den Seiten R und D, du kannst sie also von beiden aus schieben, und jedes Mal geht sie woandershin. Welcher Schub gewinnt?
cubulus-lesson-direction-done = Von R aus ist die schwarze Kugel unten entlang aus deinem Quadrat gerutscht. Von D aus wäre sie nach oben mitten hinein gelangt.
cubulus-lesson-direction-no-up = Von D aus rückt die schwarze Kugel nach oben und landet in deinem Quadrat. Schieb von der anderen Seite.
cubulus-lesson-train-title = Zwei auf einmal
cubulus-lesson-train-text = Die schwarze Kugel in der Mitte von F lässt sich nicht hineinschieben: Die Reihe dahinter ist voll. Aber ein Schub kann zwei Kugeln bewegen. Schieb von einer anderen Seite so, dass eine deiner eigenen Kugeln in die Mitte rutscht.
cubulus-lesson-train-done = Deine Kugel ist in die Mitte gerutscht, die schwarze vor ihr weitergerückt, und die neue Kugel hat die Lücke gefüllt.
cubulus-lesson-train-no-straight = Die Reihe hinter diesem Platz ist voll, also wurde sie verschoben: Hinten fiel eine rote Kugel heraus und kam hier wieder hinein. Versuch es von der Seite her.
cubulus-lesson-train-hint = Schieb eine weiße Kugel neben der Mitte: die linke von Seite L aus oder die obere von Seite U aus.
cubulus-lesson-turn-title = Eine volle Reihe rückt im Kreis
cubulus-lesson-turn-text = Sind alle drei Fächer einer Reihe belegt, kommt keine neue Kugel hinein. Die Reihe wird verschoben: Jede Kugel rückt um eins weiter, und die, die am anderen Ende herausfällt, kommt dort wieder hinein, wo du geschoben hast. Mach so dein Quadrat auf U voll.
cubulus-lesson-turn-done = Die weiße Kugel fiel unten heraus und kam oben wieder hinein. Das hat dich nicht einmal eine Kugel gekostet.
cubulus-lesson-turn-no-below = Die richtige Reihe, aber das falsche Ende: Jetzt kam die Kugel von oben unten hinein.
cubulus-lesson-turn-hint = In der Mitte von D liegt eine weiße Kugel. Von welchem Ende musst du schieben, damit sie nach oben kommt?
cubulus-lesson-ko-title = Nicht sofort zurück
cubulus-lesson-ko-text = Schwarz hat gerade die Reihe von der Mitte von L zur Mitte von R verschoben. Sofort zurückschieben darfst du sie nicht; probier es ruhig. Jeder andere Zug ist erlaubt, und einer gewinnt.
cubulus-lesson-ko-done = In derselben Richtung weiterschieben darfst du, nur nicht zurück. Nach einem Zug ist das Verbot vorbei.
cubulus-lesson-ko-hint = Schieb dort, wo Schwarz geschoben hat.
cubulus-lesson-trap-title = Auf beide Enden achten
cubulus-lesson-trap-text = Verschafft dein Zug Schwarz ein Quadrat, gewinnt Schwarz, auch wenn du selbst eines bekommst. Dir fehlt noch eine Kugel in der Mitte der Unterseite D. Finde einen Weg, der Schwarz nicht hilft.
cubulus-lesson-trap-done = Deine Kugel kam von der Seite her, und oben blieb alles, wie es war. Achte immer auf jede Kugel, die sich bewegt.
cubulus-lesson-trap-no-gift = Dein Quadrat ist da, aber die Reihe hat auch eine schwarze Kugel nach oben gebracht. Schwarz hat ebenfalls ein Quadrat und gewinnt.
cubulus-lesson-trap-hint = Schieb eine deiner Kugeln neben der Mitte von D, von Seite F oder von Seite L aus.
cubulus-lesson-defend-title = Das Quadrat verhindern
cubulus-lesson-defend-text = Du kannst nicht sofort gewinnen, und Schwarz fehlt vorn auf F nur noch eine Kugel. Finde einen Zug, nach dem Schwarz nicht sofort gewinnen kann.
cubulus-lesson-defend-done = Du kannst das fehlende Fach füllen, eine der drei Kugeln wegschieben oder sie mit ihrer Reihe aus dem Quadrat befördern.
cubulus-lesson-defend-no-lost = Schwarz bekommt trotzdem ein Quadrat und gewinnt. Nimm das fehlende Fach oder beweg eine der drei schwarzen Kugeln.
cubulus-lesson-defend-hint = Schwarz fehlt die Ecke links oben auf F.
cubulus-lesson-supply-title = Alle neun sind drin
cubulus-lesson-supply-text = Deine neun Kugeln sind alle im Würfel, du kannst also nur noch volle Reihen verschieben. Einmal verschieben gewinnt.
cubulus-lesson-supply-done = So kam die vierte Ecke auf Seite L. Trotzdem hat mehr Auswahl, wer eine Kugel in Reserve behält.
cubulus-lesson-supply-hint = Schau auf die Ecken der Seite L.
cubulus-lesson-double-title = Zwei Drohungen zugleich
cubulus-lesson-double-text = Eine Drohung kann Schwarz abwehren, zwei zugleich nicht. Setze eine Kugel so, dass sie Quadrate auf zwei Seiten androht. Dann beende die Partie, was Schwarz auch tut.
cubulus-lesson-double-done = Schwarz konnte nur eine abwehren. Eine doppelte Drohung entscheidet die meisten Partien.
cubulus-lesson-double-no-single = Darauf hat Schwarz eine Antwort. Such ein Fach an einer Kante, das Quadraten auf zwei Seiten dient.
cubulus-lesson-double-hint = Das Fach liegt an der Kante zwischen den Seiten D und L.
cubulus-rules-aim-title = Das Ziel
cubulus-rules-aim-text =
    Kugeln werden von allen Seiten in einen Würfel geschoben und schieben einander weiter. Wer zuerst vier Kugeln der eigenen Farbe in einem Quadrat auf einer Seite hat, gewinnt.

    Ein Quadrat ist einer von vier kleinen Blöcken, die vier Ecken oder die Mitten der vier Kanten. Bei sechs Seiten sind das 36.
cubulus-rules-cube-title = Der Würfel und sein Netz
cubulus-rules-cube-text =
    Der Würfel hat 27 Fächer, und es gibt 27 Kugeln: neun weiße, neun schwarze und neun rote. Das Netz zeigt die sechs Seiten: U ist oben, D unten, F vorn, B hinten, L links und R rechts, mit Plätzen von 1 bis 9.

    Eine Kugel in einer Ecke ist auf drei Seiten zu sehen, eine an einer Kante auf zweien. Die Mitte des Würfels ist auf keiner zu sehen und gehört zu keinem Quadrat.
cubulus-rules-setup-title = Vor einem Spiel zu zweit
cubulus-rules-setup-text = Weiß spielt gegen Schwarz, die neun roten Kugeln sind neutral. Schwarz setzt sie in beliebige Fächer, auch in die Mitte. Dann beginnt Weiß. Quadrate aus neutralen Kugeln bedeuten nichts.
cubulus-rules-push-title = Eine neue Kugel
cubulus-rules-push-text =
    In deinem Zug schiebst du an einem Platz. Solange in der Reihe dahinter Platz ist, kommt eine Kugel aus deinem Vorrat hinein. Ist das Fach leer, war das alles. Wenn nicht, rückt die Kugel darin einen Schritt nach innen und nimmt die nächste mit, falls sie sich berühren.

    Nichts springt, und deine neue Kugel liegt am Ende immer in dem Fach, an dem du geschoben hast.
cubulus-rules-turn-title = Eine volle Reihe verschieben
cubulus-rules-turn-text =
    Ist die Reihe voll, wird sie verschoben: Jede Kugel rückt um eins weiter, die letzte fällt heraus und kommt dort wieder hinein, wo du geschoben hast. Du darfst jede volle Reihe von beiden Enden verschieben, wem die Kugeln auch gehören.

    Wer als Nächstes zieht, darf sie nicht sofort zurückschieben. Drei Kugeln einer Farbe zu verschieben würde nichts ändern; wir haben entschieden, dass das kein Zug ist.
cubulus-rules-supply-title = Keine Kugeln mehr
cubulus-rules-supply-text = Sind alle neun Kugeln im Würfel, kannst du nur noch volle Reihen verschieben, wie Weiß hier. Geht auch das nicht, passt du; das ist unsere Entscheidung, denn die gedruckten Regeln schweigen dazu. Sonst darf niemand passen.
cubulus-rules-end-title = Gewinnen
cubulus-rules-end-text =
    Nach jedem Zug zählen alle Seiten. Hast nur du ein Quadrat, gewinnst du. Verschafft dein Zug jemand anderem ein Quadrat, gewinnt diese Farbe, auch wenn du selbst eines hast.

    Hier macht Weiß unten ein Quadrat voll, aber dieselbe Reihe bringt Schwarz oben die vierte Kugel.
cubulus-rules-draws-title = Remis
cubulus-rules-draws-text = Wie eine endlose Partie endet, sagen die gedruckten Regeln nicht, also haben wir entschieden: Entsteht dieselbe Stellung mit derselben Farbe am Zug zum dritten Mal, ist die Partie remis, und ebenso nach 300 Zügen. Beides lässt sich abschalten.
cubulus-rules-three-title = Zu dritt
cubulus-rules-three-text =
    Weiß, Schwarz und Rot spielen jeweils für sich. Der Würfel ist am Anfang leer, und niemand ist neutral. Das Verbot, eine Reihe sofort zurückzuschieben, gilt nur für den nächsten Zug.

    Verschafft dein Zug beiden anderen ein Quadrat, teilen sie sich den Sieg. Das ist unsere Entscheidung.
cubulus-gallery = Quadrate und Drohungen
cubulus-gallery-text = Die Formen, die gewinnen, und die, die kurz davor sind.
cubulus-gallery-block-title = Block
cubulus-gallery-block-text = Vier Kugeln dicht beieinander, an einer von vier Stellen einer Seite.
cubulus-gallery-corners-title = Vier Ecken
cubulus-gallery-corners-text = Das größte Quadrat. Jede Ecke gehört zu drei Seiten und damit zu vielen Quadraten, lässt sich aber auch von drei Seiten schieben.
cubulus-gallery-tilted-title = Quadrat auf der Spitze
cubulus-gallery-tilted-text = Die Mitten der vier Kanten. Es wird am leichtesten übersehen.
cubulus-gallery-threat-title = Drei von vier
cubulus-gallery-threat-text = Nur eine Kugel fehlt, und ihr Fach ist leer: eine Drohung, die eine Antwort verlangt.
cubulus-gallery-plug-title = Stöpsel
cubulus-gallery-plug-text = Eine fremde Kugel im vierten Fach verteidigt schlecht, solange hinter ihr Platz ist: Sie wird einfach hineingeschoben.
cubulus-gallery-hidden-title = Versteckte Drohung
cubulus-gallery-hidden-text = Die vierte Kugel wartet am anderen Ende einer vollen Reihe. Einmal verschoben, und sie liegt im Quadrat.
cubulus-gallery-fork-title = Gabel
cubulus-gallery-fork-text = Eine Kugel droht auf zwei Seiten. Schwarz wehrt eine Drohung ab, Weiß führt eine andere aus.
