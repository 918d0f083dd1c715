# What Cubulus says.
cubulus-summary = Push balls into a cube and make a square of four of your colour on one of its faces.
cubulus-theme-fill = Into an empty place
cubulus-theme-insert = Pushing on
cubulus-theme-shift = Shifting a full line
cubulus-view-net = Net
cubulus-view-faces = Faces
cubulus-view-cube = Cube
cubulus-mode-0 = Two players
cubulus-mode-0-help = White against Black; before the game Black places nine neutral red balls.
cubulus-mode-1 = Three players
cubulus-mode-1-help = White, Black and Red, each for themselves, into an empty cube.
cubulus-mode-2 = Red corners
cubulus-mode-2-help = White against Black, and the nine neutral balls already lie in the eight corners and in the middle.
cubulus-option-players = How many play.
cubulus-option-players-2 = White against Black; the red balls are neutral
cubulus-option-players-3 = White, Black and Red, each for themselves, from an empty cube
cubulus-option-setup = Where the neutral balls of a game of two come from.
cubulus-option-setup-choose = Black places them before the game
cubulus-option-setup-own = Given beforehand: 27 signs, cell by cell from above, r for a red ball and a dot for none. Nine must be red.
cubulus-option-repetition = Whether a position that keeps coming back makes a draw.
cubulus-option-repetition-3 = when it comes up for the third time
cubulus-option-repetition-off = never
cubulus-option-cap = Whether a long game is called a draw.
cubulus-option-cap-300 = after 300 moves, not counting the set-up
cubulus-option-cap-off = never
cubulus-why-square = There is a square of four balls of one colour on a face.
cubulus-why-repetition = The same position came up for the third time.
cubulus-why-cap = The game has reached its greatest length.
cubulus-refused-syntax = That is not a move: point at one of the nine places of a face, such as F5.
cubulus-refused-occupied = There is a ball there already.
cubulus-refused-order = Neutral balls are placed in order: from the top layer down, from back to front, from left to right, and there must be room left for the rest.
cubulus-refused-line-full = The line behind this place is full, so it takes no new ball; it can only be turned.
cubulus-refused-no-balls = All your nine balls are in the cube: now you can only turn full lines.
cubulus-refused-nothing-changes = That would change nothing: turning three balls of one colour, or passing when there is a move, is not allowed.
cubulus-refused-ko = This line has just been turned: you may not turn it straight back.
cubulus-refused-set-up = Neutral balls are placed before the game begins, and only then.
cubulus-refused-over = The game is over.

# Why a position or a table is not possible.
cubulus-layer-top = Top layer
cubulus-layer-middle = Middle layer
cubulus-layer-bottom = Bottom layer
cubulus-fault-layers = The cube must be three layers with “/” between them, not { $count }.
cubulus-fault-layer-size = { $layer }: there must be 9 cells, not { $count }.
cubulus-fault-layer-mark = { $layer }: only w, b, r and . can stand there.
cubulus-fault-balls = There are { $count } balls “{ $letter }”, but only nine in the box.
cubulus-fault-side-of-two = The side to move must be w or b.
cubulus-fault-side-of-three = The side to move must be w, b or r.
cubulus-fault-ko = The third part must be “-” or the place that may not be pushed now.
cubulus-fault-ko-gap = { $facelet } cannot be forbidden: the line behind it is not full.
cubulus-fault-ko-plain = { $facelet } cannot be forbidden: the line behind it is of one colour.
cubulus-fault-out-of-two = The fourth part is for somebody who is out of a game of three.
cubulus-fault-out-letter = The fourth part must be the letter of the one who is out.
cubulus-fault-out-moves = Whoever is to move is out of the game.
cubulus-fault-more = Something stands behind the position.
cubulus-fault-neutrals = A game of two is played with nine neutral balls in the cube, not { $count }.
cubulus-fault-placer = While the neutral balls are placed, Black is to move.
cubulus-fault-no-room = Behind the last neutral ball there is no room for those still to come.
cubulus-fault-setup-of-three = Neutral balls cannot be given in advance: a game of three has none.
cubulus-fault-setup-size = The neutral balls are given by 27 characters, one for each place, not { $count }.
cubulus-fault-setup-mark = The neutral balls are given by r and . alone.
cubulus-fault-setup-count = There must be nine neutral balls, not { $count }.
cubulus-title = Cubulus: { $side } to move
cubulus-title-placing = Cubulus: { $side } to place the neutral balls, { $count } to go
cubulus-title-won = Cubulus: { $side } has a square and wins
cubulus-title-shared = Cubulus: { $side } and { $other } have squares and share the win
cubulus-cell = { $cell }: { $ball }; behind it: { $middle }, { $far }
cubulus-cell-ko = { $cell }: { $ball }, may not be pushed now; behind it: { $middle }, { $far }
cubulus-centre = Centre of the cube: { $ball }
cubulus-top = top
cubulus-middle = middle
cubulus-bottom = bottom
cubulus-asked-place = { $count ->
    [one] Place the last neutral ball where you like.
   *[other] Place the neutral balls where you like, in any order: { $count } to go. Touch one to take it back.
}
cubulus-pass = Pass
cubulus-target-place = put a neutral ball into { $cell }
cubulus-target-place-centre = put a neutral ball into the centre
cubulus-target-fill = put a ball here. { $cell }
cubulus-target-insert = push a ball in here. { $cell }
cubulus-target-shift = turn the full line from here. { $cell }
cubulus-target-pass = pass, as there is no move
cubulus-tell-place = { $side } puts a neutral ball into { $cell }
cubulus-tell-place-centre = { $side } puts a neutral ball into the centre
cubulus-tell-fill = { $side } puts a ball into { $cell }
cubulus-tell-fill-centre = { $side } pushes a ball into the centre
cubulus-tell-insert = { $count ->
    [one] { $side } pushes a ball in at { $cell } and one ball moves on
   *[other] { $side } pushes a ball in at { $cell } and { $count } balls move on
}
cubulus-tell-shift = { $side } turns the line at { $cell }: a ball drops out at { $far } and goes back in at { $cell } ({ $ball })
cubulus-tell-pass = { $side } cannot move and passes
cubulus-tell-won = { $move }. { $winner } has a square and wins
cubulus-tell-shared = { $move }. { $winner } and { $other } have squares and share the win
cubulus-row = { $count ->
    [one] { $ball }: one ball left
   *[other] { $ball }: { $count } balls left
}
cubulus-supply = Balls left
cubulus-threats = Squares with one ball missing
cubulus-neutral = Neutral balls to place
cubulus-ko = May not be pushed now
cubulus-facelet = { $cell }

# Learning.
cubulus-lesson-fill-title = A ball into the cube
cubulus-lesson-fill-text = The cube is shown unfolded, so that you see all six faces at once. Each has a letter: F is the front. You have the white balls. Touch the place with the ring to put a ball there.
cubulus-lesson-fill-done = The ball fills one of the 27 cells of the cube. Any empty cell that can be reached from outside will do.
cubulus-lesson-fill-no-elsewhere = A fine place, but the task wants the one with the ring: the middle of face F.
cubulus-lesson-corner-title = One ball, three faces
cubulus-lesson-corner-text = A ball in a corner of the cube shows on three faces, a ball at an edge on two. Put one where it shows on the top U, the front F and the right R at once.
cubulus-lesson-corner-done = U9, F3 and R1 are the same cell. Whichever of the three you touch, it is the same move.
cubulus-lesson-corner-no-two = That ball lies at an edge and shows on two faces. Look for the corner in which all three meet.
cubulus-lesson-corner-hint = On face F it is the corner at the top right.
cubulus-lesson-block-title = Four in a block
cubulus-lesson-block-text = Four balls of your colour in a square on one face win the game. On the front F you have three of a small block. Complete it.
cubulus-lesson-block-done = Four in a block: White has won. There are four places for such a block on every face.
cubulus-lesson-block-hint = Three white balls on face F leave one place of their block empty.
cubulus-lesson-tilted-title = The square on its tip
cubulus-lesson-tilted-text = The middles of the four edges of a face are a square too, standing on its tip. Three in a row, however, are worth nothing. Find the winning place.
cubulus-lesson-tilted-done = The square on face R is complete. The three in a row on face L were only there to distract you.
cubulus-lesson-tilted-hint = Look at the middles of the edges of face R.
cubulus-lesson-edge-title = Count balls, not circles
cubulus-lesson-edge-text = The four corners of a face are a square as well. But beware: a ball at the edge of the cube is drawn on several faces, so two balls may look like four. Find the real square and complete it.
cubulus-lesson-edge-done = The corners of the bottom D are yours. At the back edge of the top there were only two white balls, drawn several times.
cubulus-lesson-edge-hint = Look at the corners of face D.
cubulus-lesson-push-title = Push it in
cubulus-lesson-push-text = You can also push where a ball is. It moves one step inward if there is room behind it, and your ball takes its place. A black ball in the middle of face R is in the way of your square. Push it in.
cubulus-lesson-push-done = The black ball is in the centre of the cube now, and the square is yours. A ball never leaves the cube for good.
cubulus-lesson-push-hint = Touch the black ball in the middle of face R.
cubulus-lesson-direction-title = From which side?
cubulus-lesson-direction-text = The black ball with the ring is in your way. It lies at the edge between the faces R and D, so you can push it from either of them, and it goes a different way each time. Which push wins?
cubulus-lesson-direction-done = Pushed from R, the black ball slid along the bottom and out of your square. Pushed from D, it would have gone up into it.
cubulus-lesson-direction-no-up = Pushed from D, the black ball goes up and lands inside your square. Push it from the other face.
cubulus-lesson-train-title = Two move at once
cubulus-lesson-train-text = The black ball in the middle of F cannot be pushed in: the line behind it is full. But a push can move two balls. Push from another face so that one of your own balls slides into the middle.
cubulus-lesson-train-done = Your ball slid into the middle, the black one moved on before it, and the new ball filled the gap.
cubulus-lesson-train-no-straight = The line behind that place is full, so it turned instead: a red ball dropped out at the back and came in here. Try it from the side.
cubulus-lesson-train-hint = Push a white ball next to the middle: the one at its left from face L, or the one above it from face U.
cubulus-lesson-turn-title = A full line turns
cubulus-lesson-turn-text = If all three cells of a line are taken, no new ball goes in. The line turns: every ball moves on by one, and the one that drops out at the far end comes back in where you pushed. Complete your square on U that way.
cubulus-lesson-turn-done = The white ball dropped out at the bottom and came in at the top. It did not even cost you a ball.
cubulus-lesson-turn-no-below = The right line, but the wrong end: now the ball from the top came in at the bottom.
cubulus-lesson-turn-hint = A white ball lies in the middle of D. From which end must you push to get it to the top?
cubulus-lesson-ko-title = Not straight back
cubulus-lesson-ko-text = Black has just turned the line from the middle of L to the middle of R. You may not turn it straight back; try it, if you like. Every other move is allowed, and one of them wins.
cubulus-lesson-ko-done = You may turn the line on in the same direction, only not back. After one move the ban is over.
cubulus-lesson-ko-hint = Push where Black pushed.
cubulus-lesson-trap-title = Look at both ends
cubulus-lesson-trap-text = If your move gives Black a square, Black wins, even if you get one too. You need one more ball in the middle of the bottom D. Find a way that does not help Black.
cubulus-lesson-trap-done = Your ball came from the side, and the top stayed as it was. Always look at every ball that moves.
cubulus-lesson-trap-no-gift = Your square is there, but the line also lifted a black ball to the top. Black has a square too and wins.
cubulus-lesson-trap-hint = Push one of your own balls next to the middle of D, from face F or from face L.
cubulus-lesson-defend-title = Stop the square
cubulus-lesson-defend-text = You cannot win at once, and Black needs only one more ball on the front F. Find a move after which Black cannot win at once.
cubulus-lesson-defend-done = You can fill the cell that is missing, push one of the three balls away, or turn it out of the square.
cubulus-lesson-defend-no-lost = Black still completes a square and wins. Take the missing cell, or move one of the three black balls.
cubulus-lesson-defend-hint = Black is missing the corner at the top left of F.
cubulus-lesson-supply-title = All nine are in
cubulus-lesson-supply-text = All your nine balls are in the cube, so you can only turn full lines. One turn wins.
cubulus-lesson-supply-done = The turn brought the fourth corner to face L. Still, whoever keeps a ball in reserve has more to choose from.
cubulus-lesson-supply-hint = Look at the corners of face L.
cubulus-lesson-double-title = Two threats at once
cubulus-lesson-double-text = Black can stop one threat, but not two at the same time. Put a ball where it threatens squares on two faces. Then finish the game, whatever Black does.
cubulus-lesson-double-done = Black could only stop one of them. A double threat decides most games.
cubulus-lesson-double-no-single = Black has an answer to that. Look for a cell at an edge that works for squares on two faces.
cubulus-lesson-double-hint = The cell lies at the edge between the faces D and L.
cubulus-rules-aim-title = The aim
cubulus-rules-aim-text =
    Balls go into a cube from all sides and push each other through it. Whoever is first with four balls of the own colour in a square on one face wins.

    A square is one of four small blocks, the four corners, or the middles of the four edges. With six faces that makes 36.
cubulus-rules-cube-title = The cube and its net
cubulus-rules-cube-text =
    The cube has 27 cells, and there are 27 balls: nine white, nine black and nine red. The net shows the six faces: U is the top, D the bottom, F the front, B the back, L the left and R the right, with places from 1 to 9.

    A ball in a corner shows on three faces, a ball at an edge on two. The centre of the cube shows on none and belongs to no square.
cubulus-rules-setup-title = Before a game of two
cubulus-rules-setup-text = White plays against Black, and the nine red balls are neutral. Black puts them into any cells, the centre included. Then White begins. Squares of neutral balls mean nothing.
cubulus-rules-push-title = A new ball
cubulus-rules-push-text =
    On your turn you push at one place. While there is room in the line behind it, a ball from your supply goes in. If the cell is empty, that is all. If not, the ball that is there moves one step inward and takes the next one along if they touch.

    Nothing jumps, and your new ball always ends up in the cell at which you pushed.
cubulus-rules-turn-title = Turning a full line
cubulus-rules-turn-text =
    If the line is full, it turns: each ball moves on by one, the last one drops out and comes back in where you pushed. You may turn any full line from either end, whoever the balls belong to.

    The next player may not turn it straight back. Turning three balls of one colour would change nothing; we have decided that it is not a move.
cubulus-rules-supply-title = No balls left
cubulus-rules-supply-text = With all nine balls in the cube you can only turn full lines, like White here. If that is not possible either, you pass; that is our decision, as the printed rules do not say. Nobody else may pass.
cubulus-rules-end-title = Winning
cubulus-rules-end-text =
    After every move all faces count. If you alone have a square, you win. If your move gives another player a square, that player wins, even if you have one too.

    Here White completes a square at the bottom, but the same line brings Black the fourth ball at the top.
cubulus-rules-draws-title = Draws
cubulus-rules-draws-text = The printed rules do not say how an endless game ends, so we have decided: when the same position comes up for the third time, with the same player to move, it is a draw, and so is a game of 300 moves. Both can be switched off.
cubulus-rules-three-title = With three players
cubulus-rules-three-text =
    White, Black and Red play each for themselves. The cube is empty at the start, and nobody is neutral. The ban on turning a line straight back binds the next player only.

    If your move gives both others a square, they share the win. That is our decision.
cubulus-gallery = Squares and threats
cubulus-gallery-text = The shapes that win, and those that are about to.
cubulus-gallery-block-title = Block
cubulus-gallery-block-text = Four balls side by side, in one of four places on a face.
cubulus-gallery-corners-title = Four corners
cubulus-gallery-corners-text = The largest square. Each corner belongs to three faces and so to many squares, but it can also be pushed from three sides.
cubulus-gallery-tilted-title = Tilted square
cubulus-gallery-tilted-text = The middles of the four edges. It is the one that is most easily overlooked.
cubulus-gallery-threat-title = Three of four
cubulus-gallery-threat-text = Only one ball is missing and its cell is empty: a threat that must be answered.
cubulus-gallery-plug-title = Plug
cubulus-gallery-plug-text = A foreign ball in the fourth cell is a poor defence while there is room behind it: it is simply pushed in.
cubulus-gallery-hidden-title = Hidden threat
cubulus-gallery-hidden-text = The fourth ball waits at the far end of a full line. One turn brings it into the square.
cubulus-gallery-fork-title = Fork
cubulus-gallery-fork-text = One ball makes threats on two faces. Black stops one, White carries out another.
