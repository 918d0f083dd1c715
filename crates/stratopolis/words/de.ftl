# Stratopolis.
stratopolis-summary = Baue in die Breite und in die Höhe: Deine wertvollste Zone, Fläche mal Höhe, entscheidet.
stratopolis-theme-grow = Vergrößert die beste Zone
stratopolis-theme-cut = Beschneidet die gegnerische Zone
stratopolis-theme-extend = Auf dem Tisch
stratopolis-theme-stack = Obenauf
stratopolis-view-top = Von oben
stratopolis-view-raised = Räumlich

# Das ganze Bild.
stratopolis-title = Stratopolis, { $what }
stratopolis-title-turn = { $side } ist am Zug
stratopolis-title-plan = { $side } ordnet den Stapel
stratopolis-title-draw = { $side } zieht ein Teil
stratopolis-title-over = das Spiel ist zu Ende: Rot { $red }, Grün { $green }
stratopolis-why-all-placed = Alle Teile sind gelegt.

# Quadrate und Felder.
stratopolis-red = rot
stratopolis-green = grün
stratopolis-neutral = neutral
stratopolis-cell = { $x }, { $y }: { $what }
stratopolis-ground = { $top }, Ebene 1
stratopolis-tower = { $top }, Ebene { $height }, auf { $below }
stratopolis-upon = { $upper } auf { $lower }

# Teile und wie sie gedreht sind.
stratopolis-piece = Teil { $letter } (Ecke { $elbow }, erster Arm { $one }, zweiter Arm { $two })
stratopolis-plan = { $piece }, { $count ->
    [0] keines übrig
    [one] eines übrig
   *[other] { $count } übrig
}
stratopolis-turn = erster Arm nach { $one }, zweiter Arm nach { $two }
stratopolis-elbow = Ecke auf { $x }, { $y }
stratopolis-north = Norden
stratopolis-east = Osten
stratopolis-south = Süden
stratopolis-west = Westen

# Ein Teil, das noch nicht liegt, Quadrat für Quadrat.
stratopolis-ghost = { $colour }, läge auf Ebene { $height }
stratopolis-ghost-gap = Lücke: Unter diesem Quadrat ist nichts
stratopolis-ghost-uneven = nicht eben: Hier ist es niedriger als unter den anderen Quadraten
stratopolis-ghost-clash = Farben: Rot und Grün bedecken einander nie
stratopolis-ghost-one-piece = unter allen drei Quadraten liegt nur ein Teil
stratopolis-ghost-alone = neben diesem Teil liegt nichts

# Züge.
stratopolis-tell-extend = { $side } legt { $piece } auf den Tisch, Ecke auf { $x }, { $y }, { $turn }.
stratopolis-tell-stack = { $side } baut { $piece } auf Ebene { $height }, Ecke auf { $x }, { $y }, { $turn }.
stratopolis-tell-plan = { $side } legt { $piece } als Nummer { $count } in den Stapel.

# Neben dem Brett.
stratopolis-zone = { $area } × { $height } = { $value }
stratopolis-letters = { $letters }
stratopolis-fact-zone = Beste Zone
stratopolis-fact-seen = Aufgedeckt
stratopolis-fact-rest = Kommt noch
stratopolis-fact-common = Gemeinsamer Stapel
stratopolis-rest-none = nichts
stratopolis-rest = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
} ({ $kinds })

# Warum ein Zug nicht geht.
stratopolis-refused-syntax = Das ist kein Zug: Schreibe das Teil, das Feld seiner Ecke und die Richtung des ersten Arms, etwa G-1,2E.
stratopolis-refused-not-your-piece = Dieses Teil kannst du jetzt nicht spielen.
stratopolis-refused-not-touching = Auf dem Tisch muss ein Teil mit einer Seite an etwas grenzen, das schon daliegt.
stratopolis-refused-uneven = Das Teil läge nicht eben: Alle drei Quadrate müssen lückenlos auf derselben Höhe liegen.
stratopolis-refused-one-piece = Alle drei Quadrate lägen auf einem einzigen Teil; es müssen mindestens zwei sein.
stratopolis-refused-red-on-green = Rot darf nie Grün bedecken und Grün nie Rot.
stratopolis-refused-pile = Die Stapel erlauben das jetzt nicht: Erst werden Stapel geordnet und Teile gezogen, dann wird gelegt.
stratopolis-refused-over = Das Spiel ist zu Ende.

# Wahlmöglichkeiten und Spielarten.
stratopolis-option-piles = Wie die Spieler zu ihren Teilen kommen.
stratopolis-option-piles-open = Offene Stapel: jeder hat einen gemischten Stapel; die beiden obersten Teile sind zu sehen und müssen gespielt werden
stratopolis-option-piles-planned = Geplante Stapel: wie offene, aber jeder ordnet seinen Stapel zuvor heimlich
stratopolis-option-piles-blind = Blind gezogen: das Teil wird in jedem Zug zufällig gezogen
stratopolis-option-piles-hand = Drei zur Wahl: drei Teile, nachgezogen aus dem eigenen Satz
stratopolis-option-piles-hand-shared = Drei zur Wahl, gemeinsamer Stapel: drei Teile, nachgezogen aus allen vierzig
stratopolis-option-first = Welche Farbe beginnt.
stratopolis-option-first-red = Rot beginnt
stratopolis-option-first-green = Grün beginnt
stratopolis-option-tiebreak = Was geschieht, wenn beide besten Zonen gleich viel wert sind.
stratopolis-option-tiebreak-off = Das Spiel ist unentschieden
stratopolis-option-tiebreak-next = Die nächstbesten Zonen entscheiden
stratopolis-option-seed = Eine Zahl, die alle Ziehungen festlegt.
stratopolis-option-red = Der rote Satz in der Reihenfolge, in der er kommt.
stratopolis-option-green = Der grüne Satz in der Reihenfolge, in der er kommt.
stratopolis-option-deck = Der gemeinsame Stapel in der Reihenfolge, in der er kommt.
stratopolis-mode-0 = Grundspiel
stratopolis-mode-1 = Geplante Stapel
stratopolis-mode-2 = Blind gezogen
stratopolis-mode-3 = Drei zur Wahl
stratopolis-mode-4 = Drei zur Wahl, gemeinsamer Stapel
