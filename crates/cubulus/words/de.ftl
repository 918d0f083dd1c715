# Was Cubulus sagt.
cubulus-summary = Schiebe Kugeln in einen Würfel und bilde auf einer seiner Seiten ein Quadrat aus vier Kugeln deiner Farbe.
cubulus-theme-fill = Auf einen leeren Platz
cubulus-theme-insert = Schiebt weiter
cubulus-theme-shift = Verschiebt eine volle Reihe
cubulus-view-net = Netz
cubulus-view-faces = Seiten, je zwei nebeneinander
cubulus-view-cube = Würfel
cubulus-mode-0 = Zu zweit
cubulus-mode-1 = Zu dritt
cubulus-mode-2 = Rote Ecken
cubulus-option-players = Wie viele spielen.
cubulus-option-players-2 = Weiß gegen Schwarz; die roten Kugeln sind neutral
cubulus-option-players-3 = Weiß, Schwarz und Rot, jeder für sich, mit leerem Würfel
cubulus-option-setup = Woher die neutralen Kugeln im Spiel zu zweit kommen.
cubulus-option-setup-choose = Schwarz setzt sie vor der Partie
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
