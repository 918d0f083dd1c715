# Stratopolis.
stratopolis-summary = Build outwards and upwards: your most valuable zone, its squares times its height, decides.
stratopolis-theme-grow = Grows the best zone
stratopolis-theme-cut = Cuts the other zone
stratopolis-theme-extend = On the table
stratopolis-theme-stack = On top
stratopolis-view-top = From above
stratopolis-view-raised = Raised

# The whole picture.
stratopolis-title = Stratopolis, { $what }
stratopolis-title-turn = { $side } to move
stratopolis-title-plan = { $side } is arranging the pile
stratopolis-title-draw = { $side } draws a piece
stratopolis-title-over = the game is over: Red { $red }, Green { $green }
stratopolis-why-all-placed = All pieces have been laid.

# Squares and cells.
stratopolis-red = red
stratopolis-green = green
stratopolis-neutral = neutral
stratopolis-cell = { $x }, { $y }: { $what }
stratopolis-ground = { $top }, level 1
stratopolis-tower = { $top }, level { $height }, on { $below }
stratopolis-upon = { $upper } on { $lower }

# Pieces and how they are turned.
stratopolis-piece = piece { $letter } (elbow { $elbow }, first arm { $one }, second arm { $two })
stratopolis-plan = { $piece }, { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
stratopolis-turn = first arm to the { $one }, second arm to the { $two }
stratopolis-elbow = elbow at { $x }, { $y }
stratopolis-north = north
stratopolis-east = east
stratopolis-south = south
stratopolis-west = west

# A piece that is not there yet, square by square.
stratopolis-ghost = { $colour }, would be on level { $height }
stratopolis-ghost-gap = gap: nothing is below this square
stratopolis-ghost-uneven = not level: it is lower here than below the other squares
stratopolis-ghost-clash = colour clash: red and green never cover each other
stratopolis-ghost-one-piece = only one piece is below all three squares
stratopolis-ghost-alone = nothing is beside this piece

# Moves.
stratopolis-tell-extend = { $side } lays { $piece } on the table, elbow at { $x }, { $y }, { $turn }.
stratopolis-tell-stack = { $side } lays { $piece } on level { $height }, elbow at { $x }, { $y }, { $turn }.
stratopolis-tell-plan = { $side } puts { $piece } into the pile as number { $count }.

# Beside the board.
stratopolis-zone = { $area } × { $height } = { $value }
stratopolis-letters = { $letters }
stratopolis-fact-zone = Best zone
stratopolis-fact-seen = Face up
stratopolis-fact-rest = Yet to come
stratopolis-fact-common = Common pile
stratopolis-rest-none = nothing
stratopolis-rest = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} ({ $kinds })

# Why a move is not possible.
stratopolis-refused-syntax = That is not a move: write the piece, the cell of its elbow and the direction of its first arm, such as G-1,2E.
stratopolis-refused-not-your-piece = You do not have that piece to play now.
stratopolis-refused-not-touching = On the table, a piece must share a side with something that is already there.
stratopolis-refused-uneven = The piece would not lie level: all three squares must rest on the same height, without gaps.
stratopolis-refused-one-piece = All three squares would lie on a single piece; they must rest on at least two.
stratopolis-refused-red-on-green = Red may never cover green, nor green red.
stratopolis-refused-pile = The piles do not allow this now: first the piles are arranged and pieces drawn, then pieces are laid.
stratopolis-refused-over = The game is over.

# Why a position or a table is not possible.
stratopolis-parts = Red’s pieces, Green’s pieces, who began, placements
stratopolis-parts-shared = Red’s pieces, Green’s pieces, common pile, who began, placements
stratopolis-fault-fields = A position of this game has { $count } parts with blanks between them: { $fields }.
stratopolis-fault-no-plus = { $field }: there is no “+” between the pieces face up and those to come.
stratopolis-fault-no-pieces = { $field }: where there are no pieces, write “-”.
stratopolis-fault-many-pieces = { $field }: these are more pieces than there are.
stratopolis-fault-no-piece = { $field }: there is no piece “{ $letter }”.
stratopolis-fault-up-unknown = { $field }: a piece that lies face up is known and cannot be “?”.
stratopolis-fault-first = Who began is “{ $text }”; it must be r or g.
stratopolis-fault-hand-rest = With a common pile nobody has pieces to come of their own.
stratopolis-fault-common-up = In the common pile no piece lies face up.
stratopolis-fault-placements = More than 40 pieces cannot be laid.
stratopolis-fault-placement = Piece number { $number } on the table, { $text }: { $reason }
stratopolis-fault-far = Piece number { $number } on the table, { $text }, is out of reach.
stratopolis-fault-no-placement = Piece number { $number } on the table, “{ $text }”, is not written like G-1,2E.
stratopolis-fault-unknown = “?” is only for piles that somebody has arranged.
stratopolis-fault-copies = There are { $count } pieces “{ $letter }”, but only two in the box.
stratopolis-fault-foreign = { $side }: piece { $letter } does not belong to this colour.
stratopolis-fault-alternate = Red and Green take turns, but there are { $red } pieces of Red and { $green } of Green on the table.
stratopolis-fault-no-order = In no order can Red and Green have laid these pieces by turns.
stratopolis-fault-set = { $side }: { $count } pieces in all are more than the 20 of the set.
stratopolis-fault-face-up = The pieces that lie face up do not fit: whoever is to move must have drawn, and nobody more than the rules allow.
stratopolis-fault-plan-order = The second player arranges the pile after the first one.
stratopolis-fault-top-hidden = The top of an arranged pile must lie face up.
stratopolis-fault-top-only = Of an arranged pile only the top lies face up.
stratopolis-fault-turns = Both must lay equally many pieces in all, but whoever began would lay { $first } and the other { $second }.
stratopolis-fault-fixed = The pieces still to come are not those that the options of the table put last.
stratopolis-fault-not-with-shared = “{ $key }” does not go with a common pile.
stratopolis-fault-deck = “deck” needs a common pile.
stratopolis-fault-fixed-twice = “seed” and “{ $key }” cannot both fix the draws.
stratopolis-fault-arrangement = “{ $key }” must hold the pieces { $set } in some order.
stratopolis-fault-used-up = Both pieces { $letter } lie on the table already.
stratopolis-fault-no-laying = { $reason }
stratopolis-fault-nothing = There is no piece to take off.
stratopolis-fault-domino = The domino stays where it is.
stratopolis-fault-covered = Another piece lies on this one: take that off first.
stratopolis-fault-holds = Without this piece others would touch nothing any more.

# Options and ways to play.
stratopolis-option-piles = How the players come to their pieces.
stratopolis-option-piles-open = Open piles: a shuffled pile each; the two tops are seen and must be played
stratopolis-option-piles-planned = Planned piles: like open ones, but everybody first arranges the own pile in secret
stratopolis-option-piles-blind = Blind draws: the piece to play is drawn at random on each turn
stratopolis-option-piles-hand = Three in hand: choose from three pieces, refilled from the own set
stratopolis-option-piles-hand-shared = Three in hand, common pile: choose from three pieces, refilled from all forty
stratopolis-option-first = The colour that begins.
stratopolis-option-first-red = Red begins
stratopolis-option-first-green = Green begins
stratopolis-option-tiebreak = What happens when both best zones are worth the same.
stratopolis-option-tiebreak-off = The game is drawn
stratopolis-option-tiebreak-next = The next best zones decide
stratopolis-option-seed = A number that fixes every draw of the game.
stratopolis-option-red = The red set in the order in which it comes.
stratopolis-option-green = The green set in the order in which it comes.
stratopolis-option-deck = The common pile in the order in which it comes.
stratopolis-mode-0 = Basic game
stratopolis-mode-0-help = A shuffled pile for each; the top pieces are seen, and whoever is on the move must lay their own.
stratopolis-mode-1 = Planned piles
stratopolis-mode-1-help = Before the game everybody arranges the own pile in secret; then it goes as in the basic game.
stratopolis-mode-2 = Blind draws
stratopolis-mode-2-help = Nobody knows what comes: the piece is drawn at random on each turn.
stratopolis-mode-3 = Three in hand
stratopolis-mode-3-help = You choose from three pieces, and the hand is filled up from your own set.
stratopolis-mode-4 = Three in hand, common pile
stratopolis-mode-4-help = You choose from three pieces, and both hands are filled up from one pile of all forty.

# Learning.
stratopolis-lesson-extend-title = The first piece
stratopolis-lesson-extend-text = Red and Green build one city together, around the domino in the middle. You are Red. Turn your piece with the button or the key R, then point at the cell for its elbow. On the table it must share a side with something that is there. Join it to the red square of the domino.
stratopolis-lesson-extend-done = Four red squares that touch along their sides: your first zone, worth four.
stratopolis-lesson-extend-no-apart = It lies well, but no red square of yours touches that of the domino, so your zone has only three squares.
stratopolis-lesson-turn-title = Turned to fit
stratopolis-lesson-turn-text = You may turn a piece but never flip it. This one has a neutral elbow and two red arms. Lay it so that both red squares touch the red one of the domino.
stratopolis-lesson-turn-done = The arms embrace the red square: three squares in one zone.
stratopolis-lesson-turn-no-one = The two arms do not both touch it. Lay the elbow diagonally beside the red square, with the arms along its sides.
stratopolis-lesson-zone-title = What belongs together
stratopolis-lesson-zone-text = Squares of a colour that touch along their sides form a zone, seen from above. Corners are not enough. Red's best zone has three squares here. Point at the three red squares that do not belong to it.
stratopolis-lesson-zone-done = Two of them touch the zone at a corner only, one not at all. In the end only your best zone counts.
stratopolis-lesson-stack-title = Up to level 2
stratopolis-lesson-stack-text = You can also build upwards: all three squares must rest on the same height and on at least two pieces. The value of a zone is its number of squares times its highest level. Make yours worth ten.
stratopolis-lesson-stack-done = Five squares times level 2 makes ten. The highest square counts for the whole zone.
stratopolis-lesson-stack-no-flat = That stays on the table: more squares, but only level 1. Look for three squares of different pieces that you may cover.
stratopolis-lesson-seam-title = Three conditions
stratopolis-lesson-seam-text = Whoever builds upwards must keep to three things: all three squares rest on the same height, not all on one piece, and red never covers green nor green red. Only one place on top is left for your piece. Find it; wrong attempts explain themselves.
stratopolis-lesson-seam-done = Red on red, green on green, and two pieces below. The domino counts as a piece.
stratopolis-lesson-seam-hint = The green elbow needs a green square below it: that of the domino.
stratopolis-lesson-seal-title = Neutral covers everything
stratopolis-lesson-seal-text = Neutral squares may cover any colour and be covered by any. Only the elbow of your piece is red. Climb a level with it, cover two green squares with the neutral arms, and lead by seven.
stratopolis-lesson-seal-done = Your zone is worth eight, and of Green's only single squares are left.
stratopolis-lesson-seal-hint = The elbow goes onto the red square of the domino.
stratopolis-lesson-tower-title = On to level 3
stratopolis-lesson-tower-text = Several squares lie on level 2 already. Three of them side by side, from at least two pieces, carry the next level. Make a zone worth fifteen.
stratopolis-lesson-tower-done = Five squares times level 3. Even the two squares on level 1 now count three times.
stratopolis-lesson-tower-no-narrow = Level 3 it is, but turned like this your zone has only two squares.
stratopolis-lesson-tower-hint = The neutral elbow may cover the green square on level 2.
stratopolis-lesson-wide-title = Area or height?
stratopolis-lesson-wide-text = You could climb to level 3, but you would cover your own squares. Count before you lay the piece, and make your zone worth twelve.
stratopolis-lesson-wide-done = Six squares times level 2 makes twelve. Three squares on level 3 would have been only nine.
stratopolis-lesson-wide-no-high = Level 3, but only three squares: that makes nine. Spread out instead.
stratopolis-lesson-wide-hint = There is a single red square nearby that could join the zone.
stratopolis-lesson-bridge-title = Build a bridge
stratopolis-lesson-bridge-text = Only one zone counts, so two of them are worth much more as one. Connect both red zones.
stratopolis-lesson-bridge-done = Eight squares in one zone, and level 2 counts for all of them: sixteen.
stratopolis-lesson-bridge-no-apart = The zones are still apart. There is a way around the green square at the top.
stratopolis-lesson-gift-title = A gift for Green?
stratopolis-lesson-gift-text = Your piece has a green square. There are two places in which it lifts you to ten. Choose the one in which it does not help Green, and lead by five.
stratopolis-lesson-gift-done = Here the green square lies all alone. In the other place it would have doubled Green's zone as well.
stratopolis-lesson-gift-no-gift = You have ten, but so has Green: your green square lifted Green's zone to level 2.
stratopolis-lesson-cut-title = Cut it in two
stratopolis-lesson-cut-text = Green's zone is worth ten, more than yours. But it has a narrow place in the middle. Cover it with neutral squares and lead by six.
stratopolis-lesson-cut-done = Ten became two. A zone is only as strong as its narrowest place; watch your own as well.
stratopolis-lesson-cut-no-whole = Green's zone is still worth ten. Lay your two neutral squares on top of it.
stratopolis-lesson-hand-title = Three in hand
stratopolis-lesson-hand-text = In this variant you hold three pieces and choose one. Find the piece and the place that make your zone worth ten.
stratopolis-lesson-hand-done = Five squares times level 2. Choosing is worth a lot: keep the pieces with two neutral squares for covering.
stratopolis-lesson-hand-no-piece = With this piece you do not get to ten. Try the one with two red squares.
stratopolis-lesson-plan-title = Prepare, then climb
stratopolis-lesson-plan-text = You hold two pieces and will lay both. Lay the first so that the second finds a good place on level 2: in the end your zone is to be worth twelve.
stratopolis-lesson-plan-done = Six squares times level 2. The first piece brought a red square of its own and the ground for the second.
stratopolis-lesson-plan-no-now = Keep the piece with three red squares: it is strongest on top. Prepare its place with the other one.
stratopolis-lesson-plan-no-place = From there you do not get to twelve. The neutral squares should lie beside those of your piece, the red one where it will join the zone.
stratopolis-lesson-last-title = The last piece
stratopolis-lesson-last-text = Green leads by 24 to 12, and you lay the last piece of the game. You cannot grow that fast. Win all the same!
stratopolis-lesson-last-done = Six for Green, twelve for you: the game is won. Count both zones before every move, down to the last piece.
stratopolis-lesson-last-no-part = A good idea, but eighteen are left. Cut where even more falls off.
stratopolis-lesson-last-no-grow = Green keeps its 24. If you cannot catch up, make Green smaller.
stratopolis-rules-aim-title = The aim
stratopolis-rules-aim-text = Red and Green build one city. In the end each counts only the own best zone: its number of squares times its highest level. The more valuable zone wins.
stratopolis-rules-pieces-title = Pieces and domino
stratopolis-rules-pieces-text =
    Each player has twenty pieces, two of each of ten kinds. A piece is an L of three squares that are red, green or neutral. It may be turned, but never flipped.

    In the middle lies the domino with one red and one green square. Who begins is decided by lot; then the players take turns.
stratopolis-rules-extend-title = Building outwards
stratopolis-rules-extend-text = Lay your piece on the bare table so that at least one of its squares shares a side with a square that is there. Colours do not matter. There is always room, so nobody ever passes.
stratopolis-rules-stack-title = Building upwards
stratopolis-rules-stack-text = Or lay it on top. All three squares must rest on the same height, without a gap or an overhang, and on at least two different pieces. The domino counts as a piece.
stratopolis-rules-no-stack-title = What is not allowed
stratopolis-rules-no-stack-text =
    Red's piece has a green elbow and two red arms. It may not cover one piece alone, nor lie partly on the table. And red may never cover green, nor green red.

    Only one place on top of the city is left for it. Do you see it?
stratopolis-rules-neutral-title = Neutral squares
stratopolis-rules-neutral-text = Neutral squares may cover everything and be covered by everything. That makes them the way onto the other player's ground: here they make two green squares disappear.
stratopolis-rules-zones-title = Zones
stratopolis-rules-zones-text =
    Squares of a colour that touch along a side form a zone, seen from above and whatever their heights. It is worth its number of squares times the level of its highest square.

    Only the best zone of each player counts, so it pays to join zones.
stratopolis-rules-piles-title = Which piece?
stratopolis-rules-piles-text =
    In the basic game everybody has a shuffled pile. Both tops are seen, and you must play yours. Or the players first arrange their piles themselves, or draw blindly, or hold three pieces and choose, as in the picture.

    Which pieces are left is always known, their order never. That piles are arranged in secret and that everybody draws from the own set is our decision; three in hand can also be played with a common pile.
stratopolis-rules-end-title = The end
stratopolis-rules-end-text = When all forty pieces are laid, the more valuable zone wins. The picture shows the last piece of a short game. If both zones are worth the same, it is a draw; that is our decision. You can also agree that the next best zones decide.
stratopolis-gallery = Zones and heights
stratopolis-gallery-text = What makes a zone valuable, and what endangers it.
stratopolis-gallery-zone-title = Zone
stratopolis-gallery-zone-text = Squares of a colour joined by their sides. The red squares at the corners do not belong to it.
stratopolis-gallery-seam-title = Seam
stratopolis-gallery-seam-text = Where two pieces of the same height meet. Only across a seam can anybody build upwards.
stratopolis-gallery-tower-title = Tower
stratopolis-gallery-tower-text = Wherever a zone is highest, that height multiplies all its squares.
stratopolis-gallery-bridge-title = Bridge
stratopolis-gallery-bridge-text = Squares that turn two zones into one. Often worth more than a higher level.
stratopolis-gallery-roof-title = Roof
stratopolis-gallery-roof-text = Neutral squares on top of the other colour. What lies below no longer counts.
stratopolis-gallery-wedge-title = Wedge
stratopolis-gallery-wedge-text = A cover in the narrowest place splits a zone in two.
