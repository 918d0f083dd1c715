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

# Why a position or a table is not possible.
stratopolis-parts = Teile von Rot, Teile von Grün, wer begann, gelegte Teile
stratopolis-parts-shared = Teile von Rot, Teile von Grün, gemeinsamer Stapel, wer begann, gelegte Teile
stratopolis-fault-fields = Eine Stellung dieses Spiels hat { $count } Teile mit Leerzeichen dazwischen: { $fields }.
stratopolis-fault-no-plus = { $field }: Zwischen den aufgedeckten Teilen und denen, die noch kommen, fehlt „+“.
stratopolis-fault-no-pieces = { $field }: Wo keine Teile sind, steht „-“.
stratopolis-fault-many-pieces = { $field }: Das sind mehr Teile, als es gibt.
stratopolis-fault-no-piece = { $field }: Ein Teil „{ $letter }“ gibt es nicht.
stratopolis-fault-up-unknown = { $field }: Ein aufgedecktes Teil ist bekannt und kann nicht „?“ sein.
stratopolis-fault-first = Begonnen hat „{ $text }“; es muss r oder g sein.
stratopolis-fault-hand-rest = Mit einem gemeinsamen Stapel hat niemand eigene Teile, die noch kommen.
stratopolis-fault-common-up = Im gemeinsamen Stapel liegt kein Teil aufgedeckt.
stratopolis-fault-placements = Mehr als 40 Teile können nicht gelegt sein.
stratopolis-fault-placement = Teil Nummer { $number } auf dem Tisch, { $text }: { $reason }
stratopolis-fault-far = Teil Nummer { $number } auf dem Tisch, { $text }, ist zu weit weg.
stratopolis-fault-no-placement = Teil Nummer { $number } auf dem Tisch, „{ $text }“, ist nicht geschrieben wie G-1,2E.
stratopolis-fault-unknown = „?“ gibt es nur in Stapeln, die jemand geordnet hat.
stratopolis-fault-copies = Es sind { $count } Teile „{ $letter }“, in der Schachtel gibt es nur zwei.
stratopolis-fault-foreign = { $side }: Teil { $letter } gehört nicht zu dieser Farbe.
stratopolis-fault-alternate = Rot und Grün wechseln sich ab, aber auf dem Tisch liegen { $red } Teile von Rot und { $green } von Grün.
stratopolis-fault-no-order = In keiner Reihenfolge können Rot und Grün diese Teile abwechselnd gelegt haben.
stratopolis-fault-set = { $side }: Insgesamt { $count } Teile sind mehr als die 20 des Satzes.
stratopolis-fault-face-up = Die aufgedeckten Teile passen nicht: Wer am Zug ist, hat schon gezogen, und niemand hat mehr, als die Regeln erlauben.
stratopolis-fault-plan-order = Die zweite Person ordnet ihren Stapel nach der ersten.
stratopolis-fault-top-hidden = Das oberste Teil eines geordneten Stapels muss aufgedeckt sein.
stratopolis-fault-top-only = Von einem geordneten Stapel ist nur das oberste Teil aufgedeckt.
stratopolis-fault-turns = Beide müssen insgesamt gleich viele Teile legen, aber wer begann, würde { $first } legen und die andere Seite { $second }.
stratopolis-fault-fixed = Die Teile, die noch kommen, sind nicht die, die nach den Einstellungen zuletzt kommen.
stratopolis-fault-not-with-shared = „{ $key }“ passt nicht zu einem gemeinsamen Stapel.
stratopolis-fault-deck = „deck“ braucht einen gemeinsamen Stapel.
stratopolis-fault-fixed-twice = „seed“ und „{ $key }“ können nicht beide festlegen, was gezogen wird.
stratopolis-fault-arrangement = „{ $key }“ muss die Teile { $set } in irgendeiner Reihenfolge enthalten.
stratopolis-fault-used-up = Beide Teile { $letter } liegen schon auf dem Tisch.
stratopolis-fault-no-laying = { $reason }
stratopolis-fault-nothing = Dort liegt kein Teil, das man abheben könnte.
stratopolis-fault-domino = Der Dominostein bleibt, wo er ist.
stratopolis-fault-covered = Auf diesem Teil liegt ein anderes: Heb zuerst das ab.
stratopolis-fault-holds = Ohne dieses Teil würden andere nichts mehr berühren.

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
stratopolis-mode-0-help = Jeder hat einen gemischten Stapel; die obersten Teile sind zu sehen, und wer am Zug ist, muss das eigene legen.
stratopolis-mode-1 = Geplante Stapel
stratopolis-mode-1-help = Vor der Partie ordnet jeder heimlich seinen Stapel; danach geht es wie im Grundspiel.
stratopolis-mode-2 = Blind gezogen
stratopolis-mode-2-help = Niemand weiß, was kommt: Das Teil wird in jedem Zug zufällig gezogen.
stratopolis-mode-3 = Drei zur Wahl
stratopolis-mode-3-help = Du wählst aus drei Teilen, nachgezogen wird aus dem eigenen Satz.
stratopolis-mode-4 = Drei zur Wahl, gemeinsamer Stapel
stratopolis-mode-4-help = Du wählst aus drei Teilen, beide ziehen aus einem gemeinsamen Stapel mit allen vierzig nach.

# Lernen.
stratopolis-lesson-extend-title = Das erste Teil
stratopolis-lesson-extend-text = Rot und Grün bauen gemeinsam an einer Stadt, rund um den Dominostein in der Mitte. Du bist Rot. Dreh dein Teil mit dem Knopf oder der Taste R und zeig dann auf das Feld für seine Ecke. Auf dem Tisch muss es mit einer Seite an etwas grenzen, das schon daliegt. Verbinde es mit dem roten Quadrat des Dominosteins.
stratopolis-lesson-extend-done = Vier rote Quadrate, die Seite an Seite liegen: deine erste Zone, sie ist vier wert.
stratopolis-lesson-extend-no-apart = Es liegt gut, aber keines deiner roten Quadrate grenzt an das des Dominosteins, deine Zone hat also nur drei Quadrate.
stratopolis-lesson-turn-title = Passend gedreht
stratopolis-lesson-turn-text = Du darfst ein Teil drehen, aber nie wenden. Dieses hat eine neutrale Ecke und zwei rote Arme. Leg es so, dass beide roten Quadrate an das rote des Dominosteins grenzen.
stratopolis-lesson-turn-done = Die Arme umfassen das rote Quadrat: drei Quadrate in einer Zone.
stratopolis-lesson-turn-no-one = So grenzen nicht beide Arme daran. Leg die Ecke schräg neben das rote Quadrat, mit den Armen an seinen Seiten.
stratopolis-lesson-zone-title = Was zusammengehört
stratopolis-lesson-zone-text = Quadrate einer Farbe, die von oben gesehen Seite an Seite liegen, bilden eine Zone. Ecken allein genügen nicht. Rots beste Zone hat hier drei Quadrate. Zeig auf die drei roten Quadrate, die nicht dazugehören.
stratopolis-lesson-zone-done = Zwei davon berühren die Zone nur an einer Ecke, eines gar nicht. Am Ende zählt nur deine beste Zone.
stratopolis-lesson-stack-title = Hinauf auf Ebene 2
stratopolis-lesson-stack-text = Du kannst auch in die Höhe bauen: Alle drei Quadrate müssen auf derselben Höhe und auf mindestens zwei Teilen liegen. Eine Zone ist so viel wert wie die Zahl ihrer Quadrate mal ihre höchste Ebene. Bring deine auf zehn.
stratopolis-lesson-stack-done = Fünf Quadrate mal Ebene 2 macht zehn. Das höchste Quadrat zählt für die ganze Zone.
stratopolis-lesson-stack-no-flat = Das bleibt auf dem Tisch: mehr Quadrate, aber nur Ebene 1. Such drei Quadrate verschiedener Teile, die du bedecken darfst.
stratopolis-lesson-seam-title = Drei Bedingungen
stratopolis-lesson-seam-text = Wer in die Höhe baut, muss dreierlei beachten: Alle drei Quadrate liegen auf derselben Höhe, nicht alle auf einem Teil, und Rot bedeckt nie Grün und Grün nie Rot. Für dein Teil bleibt oben nur eine Stelle. Finde sie; falsche Versuche erklären sich selbst.
stratopolis-lesson-seam-done = Rot auf Rot, Grün auf Grün und zwei Teile darunter. Der Dominostein zählt als Teil.
stratopolis-lesson-seam-hint = Die grüne Ecke braucht ein grünes Quadrat unter sich: das des Dominosteins.
stratopolis-lesson-seal-title = Neutral bedeckt alles
stratopolis-lesson-seal-text = Neutrale Quadrate dürfen jede Farbe bedecken und von jeder bedeckt werden. Nur die Ecke deines Teils ist rot. Steig mit ihr eine Ebene höher, bedecke mit den neutralen Armen zwei grüne Quadrate und führe mit sieben.
stratopolis-lesson-seal-done = Deine Zone ist acht wert, und von der grünen sind nur einzelne Quadrate übrig.
stratopolis-lesson-seal-hint = Die Ecke gehört auf das rote Quadrat des Dominosteins.
stratopolis-lesson-tower-title = Weiter auf Ebene 3
stratopolis-lesson-tower-text = Mehrere Quadrate liegen schon auf Ebene 2. Drei davon nebeneinander, von mindestens zwei Teilen, tragen die nächste Ebene. Bau eine Zone, die fünfzehn wert ist.
stratopolis-lesson-tower-done = Fünf Quadrate mal Ebene 3. Sogar die beiden Quadrate auf Ebene 1 zählen jetzt dreifach.
stratopolis-lesson-tower-no-narrow = Ebene 3 stimmt, aber so gedreht hat deine Zone nur zwei Quadrate.
stratopolis-lesson-tower-hint = Die neutrale Ecke darf das grüne Quadrat auf Ebene 2 bedecken.
stratopolis-lesson-wide-title = Fläche oder Höhe?
stratopolis-lesson-wide-text = Du könntest auf Ebene 3 steigen, würdest dabei aber eigene Quadrate bedecken. Rechne, bevor du legst, und bring deine Zone auf zwölf.
stratopolis-lesson-wide-done = Sechs Quadrate mal Ebene 2 macht zwölf. Drei Quadrate auf Ebene 3 wären nur neun gewesen.
stratopolis-lesson-wide-no-high = Ebene 3, aber nur drei Quadrate: Das macht neun. Bau lieber in die Breite.
stratopolis-lesson-wide-hint = In der Nähe liegt ein einzelnes rotes Quadrat, das zur Zone stoßen könnte.
stratopolis-lesson-bridge-title = Bau eine Brücke
stratopolis-lesson-bridge-text = Nur eine Zone zählt, also sind zwei zusammen viel mehr wert. Verbinde die beiden roten Zonen.
stratopolis-lesson-bridge-done = Acht Quadrate in einer Zone, und Ebene 2 zählt für alle: sechzehn.
stratopolis-lesson-bridge-no-apart = Die Zonen sind noch getrennt. Oben führt ein Weg um das grüne Quadrat herum.
stratopolis-lesson-gift-title = Ein Geschenk für Grün?
stratopolis-lesson-gift-text = Dein Teil hat ein grünes Quadrat. An zwei Stellen bringt es dich auf zehn. Wähle die, an der es Grün nicht hilft, und führe mit fünf.
stratopolis-lesson-gift-done = Hier liegt das grüne Quadrat ganz allein. An der anderen Stelle hätte es auch die grüne Zone verdoppelt.
stratopolis-lesson-gift-no-gift = Du hast zehn, aber Grün auch: Dein grünes Quadrat hat die grüne Zone auf Ebene 2 gehoben.
stratopolis-lesson-cut-title = Mittendurch
stratopolis-lesson-cut-text = Die grüne Zone ist zehn wert, mehr als deine. Aber in der Mitte ist sie schmal. Bedecke die Stelle mit neutralen Quadraten und führe mit sechs.
stratopolis-lesson-cut-done = Aus zehn wurden zwei. Eine Zone ist nur so stark wie ihre schmalste Stelle; achte auch auf deine eigene.
stratopolis-lesson-cut-no-whole = Die grüne Zone ist immer noch zehn wert. Leg deine beiden neutralen Quadrate auf sie.
stratopolis-lesson-hand-title = Drei zur Wahl
stratopolis-lesson-hand-text = In dieser Spielart hast du drei Teile und wählst eines. Finde das Teil und die Stelle, die deine Zone auf zehn bringen.
stratopolis-lesson-hand-done = Fünf Quadrate mal Ebene 2. Die Wahl ist viel wert: Heb die Teile mit zwei neutralen Quadraten zum Bedecken auf.
stratopolis-lesson-hand-no-piece = Mit diesem Teil kommst du nicht auf zehn. Versuch das mit zwei roten Quadraten.
stratopolis-lesson-plan-title = Erst vorbereiten, dann steigen
stratopolis-lesson-plan-text = Du hast zwei Teile und legst beide. Leg das erste so, dass das zweite auf Ebene 2 einen guten Platz findet: Am Ende soll deine Zone zwölf wert sein.
stratopolis-lesson-plan-done = Sechs Quadrate mal Ebene 2. Das erste Teil brachte ein rotes Quadrat mit und den Boden für das zweite.
stratopolis-lesson-plan-no-now = Heb das Teil mit drei roten Quadraten auf: Oben ist es am stärksten. Bereite ihm mit dem anderen den Platz.
stratopolis-lesson-plan-no-place = Von dort kommst du nicht auf zwölf. Die neutralen Quadrate sollten neben denen deines Teils liegen, das rote da, wo es zur Zone stößt.
stratopolis-lesson-last-title = Das letzte Teil
stratopolis-lesson-last-text = Grün führt 24 zu 12, und du legst das letzte Teil der Partie. So schnell kannst du nicht wachsen. Gewinn trotzdem!
stratopolis-lesson-last-done = Sechs für Grün, zwölf für dich: gewonnen. Rechne vor jedem Zug beide Zonen nach, bis zum letzten Teil.
stratopolis-lesson-last-no-part = Gute Idee, aber achtzehn sind noch übrig. Schneide da, wo mehr abfällt.
stratopolis-lesson-last-no-grow = Grün behält seine 24. Wenn du nicht aufholen kannst, mach Grün kleiner.
stratopolis-rules-aim-title = Das Ziel
stratopolis-rules-aim-text = Rot und Grün bauen an einer Stadt. Am Ende zählt von beiden nur die eigene beste Zone: die Zahl ihrer Quadrate mal ihre höchste Ebene. Die wertvollere Zone gewinnt.
stratopolis-rules-pieces-title = Teile und Dominostein
stratopolis-rules-pieces-text =
    Jede Seite hat zwanzig Teile, je zwei von zehn Sorten. Ein Teil ist ein L aus drei Quadraten, die rot, grün oder neutral sind. Es darf gedreht, aber nie gewendet werden.

    In der Mitte liegt der Dominostein mit einem roten und einem grünen Quadrat. Wer beginnt, entscheidet das Los; dann wird abwechselnd gelegt.
stratopolis-rules-extend-title = In die Breite bauen
stratopolis-rules-extend-text = Leg dein Teil so auf den leeren Tisch, dass mindestens eines seiner Quadrate mit einer Seite an ein Quadrat grenzt, das schon daliegt. Farben spielen keine Rolle. Platz ist immer, darum passt niemand.
stratopolis-rules-stack-title = In die Höhe bauen
stratopolis-rules-stack-text = Oder leg es obenauf. Alle drei Quadrate müssen auf derselben Höhe liegen, ohne Lücke und ohne Überhang, und auf mindestens zwei verschiedenen Teilen. Der Dominostein zählt als Teil.
stratopolis-rules-no-stack-title = Was nicht geht
stratopolis-rules-no-stack-text =
    Das rote Teil hat eine grüne Ecke und zwei rote Arme. Es darf nicht ein einziges Teil bedecken und nicht halb auf dem Tisch liegen. Und Rot darf nie Grün bedecken, Grün nie Rot.

    Oben auf der Stadt bleibt ihm nur eine Stelle. Siehst du sie?
stratopolis-rules-neutral-title = Neutrale Quadrate
stratopolis-rules-neutral-text = Neutrale Quadrate dürfen alles bedecken und von allem bedeckt werden. So führen sie auf fremden Grund: Hier lassen sie zwei grüne Quadrate verschwinden.
stratopolis-rules-zones-title = Zonen
stratopolis-rules-zones-text =
    Quadrate einer Farbe, die von oben gesehen Seite an Seite liegen, bilden eine Zone, egal auf welcher Höhe. Sie ist so viel wert wie die Zahl ihrer Quadrate mal die Ebene ihres höchsten Quadrats.

    Von jeder Farbe zählt nur die beste Zone; darum lohnt es sich, Zonen zu verbinden.
stratopolis-rules-piles-title = Welches Teil?
stratopolis-rules-piles-text =
    Im Grundspiel hat jede Seite einen gemischten Stapel. Die beiden obersten Teile sind zu sehen, und du musst deines spielen. Oder alle ordnen zuvor selbst ihren Stapel, oder man zieht blind, oder man hat drei Teile zur Wahl wie im Bild.

    Welche Teile noch übrig sind, ist immer bekannt, ihre Reihenfolge nie. Dass Stapel heimlich geordnet werden und alle aus dem eigenen Satz nachziehen, ist unsere Entscheidung; drei zur Wahl geht auch mit einem gemeinsamen Stapel.
stratopolis-rules-end-title = Das Ende
stratopolis-rules-end-text = Wenn alle vierzig Teile liegen, gewinnt die wertvollere Zone. Das Bild zeigt das letzte Teil einer kurzen Partie. Sind beide Zonen gleich viel wert, ist es unentschieden; das ist unsere Entscheidung. Ihr könnt auch ausmachen, dass die nächstbesten Zonen entscheiden.
stratopolis-gallery = Zonen und Höhen
stratopolis-gallery-text = Was eine Zone wertvoll macht und was sie gefährdet.
stratopolis-gallery-zone-title = Zone
stratopolis-gallery-zone-text = Quadrate einer Farbe, Seite an Seite verbunden. Die roten Quadrate an den Ecken gehören nicht dazu.
stratopolis-gallery-seam-title = Naht
stratopolis-gallery-seam-text = Wo zwei Teile gleicher Höhe aneinanderstoßen. Nur über einer Naht lässt sich in die Höhe bauen.
stratopolis-gallery-tower-title = Turm
stratopolis-gallery-tower-text = Wo eine Zone am höchsten ist, vervielfacht diese Höhe alle ihre Quadrate.
stratopolis-gallery-bridge-title = Brücke
stratopolis-gallery-bridge-text = Quadrate, die aus zwei Zonen eine machen. Oft mehr wert als eine höhere Ebene.
stratopolis-gallery-roof-title = Dach
stratopolis-gallery-roof-text = Neutrale Quadrate auf der anderen Farbe. Was darunter liegt, zählt nicht mehr.
stratopolis-gallery-wedge-title = Keil
stratopolis-gallery-wedge-text = An der schmalsten Stelle bedeckt, zerfällt eine Zone in zwei.
