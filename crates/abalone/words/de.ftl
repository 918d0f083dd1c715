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

## Wie eine Partie endet
abalone-why-ejected = genug Kugeln wurden vom Brett geschoben
abalone-why-no-move = die Seite am Zug hatte keinen Zug mehr
abalone-why-repetition = dieselbe Stellung kam zum dritten Mal vor
abalone-why-quiet = zu lange wurde keine Kugel hinausgeschoben

## Optionen
abalone-mode-0 = Standard
abalone-mode-1 = Belgian Daisy
abalone-mode-2 = German Daisy
abalone-mode-3 = Blitz
abalone-option-eject = Wie viele Kugeln der Gegenseite man zum Gewinnen vom Brett schieben muss.
abalone-option-eject-6 = Sechs, das übliche Spiel
abalone-option-eject-4 = Vier, ein kurzes Spiel
abalone-option-repetition = Ob eine Stellung, die immer wiederkehrt, die Partie beendet.
abalone-option-repetition-3 = Beim dritten Mal unentschieden
abalone-option-repetition-off = Beliebig oft
abalone-option-quiet = Ob eine lange Zeit ohne hinausgeschobene Kugel die Partie beendet.
abalone-option-quiet-200 = Nach 200 Zügen unentschieden
abalone-option-quiet-off = Keine Grenze
abalone-option-layout = Wie die Kugeln vor dem ersten Zug aufgestellt werden.

## Aufstellungen: Namen bleiben Namen.
abalone-option-layout-standard = Standard
abalone-option-layout-belgian-daisy = Belgian Daisy
abalone-option-layout-german-daisy = German Daisy
abalone-option-layout-dutch-daisy = Dutch Daisy
abalone-option-layout-swiss-daisy = Swiss Daisy
abalone-option-layout-french-daisy = French Daisy
abalone-option-layout-irish-daisy = Irish Daisy
abalone-option-layout-scottish-daisy = Scottish Daisy
abalone-option-layout-the-wall = The Wall
abalone-option-layout-face-to-face = Face to Face
abalone-option-layout-pyramid = Pyramid
abalone-option-layout-fujiyama = Fujiyama
abalone-option-layout-domination = Domination
abalone-option-layout-domination-vs-daisy = Domination vs Daisy
abalone-option-layout-alien-attack = Alien Attack
abalone-option-layout-infiltration = Infiltration
abalone-option-layout-alitration = Alitration
abalone-option-layout-alliances = Alliances
abalone-option-layout-atomouche = Atomouche
abalone-option-layout-centrifuge = Centrifuge
abalone-option-layout-snakes = Snakes
abalone-option-layout-star = Star
abalone-option-layout-duel = Duel
abalone-option-layout-checkerboard = Checkerboard
abalone-option-layout-anglattack = Anglattack
abalone-option-layout-mosaic = Mosaic
abalone-option-layout-intimidation = Intimidation
abalone-option-layout-6-9 = 6-9
abalone-option-layout-crown = Crown
abalone-option-layout-trench = Trench
abalone-option-layout-spider = Spider
abalone-option-layout-labyrinth = Labyrinth
abalone-option-layout-octopus = Octopus
abalone-option-layout-xmas-star = Xmas Star
abalone-option-layout-cross = Cross
abalone-option-layout-snakes-variant = Snakes Variant
abalone-option-layout-korean-daisy = Korean Daisy
abalone-option-layout-the-clearing = The Clearing
abalone-option-layout-papillons = Papillons
