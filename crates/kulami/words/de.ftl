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

kulami-mode-0 = Grundspiel
kulami-mode-1 = Mit Flächen
kulami-mode-2 = Mit Flächen und Reihen
kulami-mode-3 = Unregelmäßiges Brett
kulami-mode-4 = Unregelmäßig, alle Regeln

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
