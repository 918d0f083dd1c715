# Abalone.
abalone-summary = Push six of the other side's marbles off a hexagonal board.
abalone-theme-single = One marble alone
abalone-theme-line = In line
abalone-theme-sidestep = Side-step
abalone-theme-push = Push
abalone-theme-eject = Ejection
abalone-view-board = Board

## The picture
abalone-title = Abalone: { $seat } to move. Ejected by Black: { $black } of { $goal }, by White: { $white } of { $goal }.
abalone-title-won = Abalone: { $seat } has won. Ejected by Black: { $black } of { $goal }, by White: { $white } of { $goal }.
abalone-title-drawn = Abalone: the game is drawn. Ejected by Black: { $black } of { $goal }, by White: { $white } of { $goal }.
abalone-cell-empty = { $cell }: empty
abalone-cell-black = { $cell }: black marble
abalone-cell-white = { $cell }: white marble
abalone-gutter = Marbles ejected by { $seat }: { $count } of { $goal }

## Pointing
abalone-arrow = Move { $way }
abalone-way-east = east
abalone-way-north-east = north-east
abalone-way-north-west = north-west
abalone-way-west = west
abalone-way-south-west = south-west
abalone-way-south-east = south-east

## Moves
abalone-tell-single = { $seat }: the marble on { $first } moves { $way } to { $goal }.
abalone-tell-line = { $seat }: { $count } marbles in line, { $first } to { $last }, move { $way }.
abalone-tell-side = { $seat }: { $count } marbles, { $first } to { $last }, side-step { $way }.
abalone-tell-push = { $seat }: { $count } marbles, { $first } to { $last }, push { $pushed ->
    [one] one marble
   *[other] { $pushed } marbles
} { $way }.
abalone-tell-ejection = { $seat }: { $count } marbles, { $first } to { $last }, push { $pushed ->
    [one] one marble { $way } and off the board
   *[other] { $pushed } marbles { $way }, one of them off the board
}.

## Beside the board
abalone-fact-ejected = Ejected
abalone-fact-marbles = Marbles on the board
abalone-fact-quiet = Turns since the last ejection
abalone-of = { $count } of { $goal }

## Why a move is not possible
abalone-refused-syntax = This is not a move: name the marble that moves and the cell next to it that it goes to, such as a1b2.
abalone-refused-off-board = That is off the board, which your own marbles can never leave.
abalone-refused-not-yours = You can only move your own marbles, and there is none of yours on that cell.
abalone-refused-not-in-line = Marbles that move together must touch and lie on one straight line.
abalone-refused-too-many = At most three marbles can move at once.
abalone-refused-blocked = One of your own marbles, which is not part of the move, is in the way.
abalone-refused-no-majority = To push you need more marbles in line than the other side has in front of you: two against one, or three against one or two.
abalone-refused-own-behind = One of your own marbles stands behind those you want to push, so they cannot give way.
abalone-refused-not-empty = A side-step needs empty cells: only marbles that move along their own line can push.
abalone-refused-over = The game is over.

# Why a position or a table is not possible.
abalone-fault-rows = The board must have nine rows, not { $count }.
abalone-fault-row-size = Row { $row } must have { $size } cells.
abalone-fault-row-mark = Row { $row } holds “{ $mark }”; only S, s and digits can stand there.
abalone-fault-score = { $side }: the score is “{ $text }”; it must be a number from { $least } to { $most }.
abalone-fault-side = The side to move is “{ $text }”; it must be b or w.
abalone-fault-quiet = The number of moves since the last ejection is “{ $text }”; it must be a number from { $least } to { $most }.
abalone-fault-number = The number of the move is “{ $text }”; it must be a number from { $least } to { $most }.
abalone-fault-more = Something stands behind the number of the move.
abalone-fault-marbles = { $side }: { $board } marbles on the board and { $lost } ejected are more than the 14 of the box.
abalone-fault-both-won = Both sides have ejected { $count } marbles: both would have won.
abalone-fault-eject = “{ $text }” is not possible: the game is won by 1 to 14 ejected marbles.
abalone-fault-layout = There is no layout “{ $name }”.

## How a game ends
abalone-why-ejected = Enough marbles were pushed off the board.
abalone-why-no-move = The side to move had no move left.
abalone-why-repetition = The same position came up for the third time.
abalone-why-quiet = No marble was pushed off the board for too long.

## Options
abalone-mode-0 = Standard
abalone-mode-0-help = The classic start: each side fills its own end of the board, and whoever pushes six marbles off wins.
abalone-mode-1 = Belgian Daisy
abalone-mode-1-help = Two flowers of seven marbles for each side, across from each other, so that the sides meet at once.
abalone-mode-2 = German Daisy
abalone-mode-2-help = The same flowers one row further from the edge: there is more time before the first marble is in danger.
abalone-mode-3 = Blitz
abalone-mode-3-help = The classic start, but four marbles pushed off are enough: a short game.
abalone-option-eject = How many marbles of the other side you must push off the board to win.
abalone-option-eject-6 = Six, the usual game
abalone-option-eject-4 = Four, a short game
abalone-option-eject-own = Another number, from 1 to 14
abalone-option-repetition = Whether a position that keeps coming back ends the game.
abalone-option-repetition-3 = The third time is a draw
abalone-option-repetition-off = As often as you like
abalone-option-quiet = Whether a long time without an ejection ends the game.
abalone-option-quiet-200 = A draw after 200 turns
abalone-option-quiet-off = No limit
abalone-option-layout = How the marbles are set up before the first move.

## Layouts: names stay names.
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

## Learning
abalone-lesson-step-title = One marble, one step
abalone-lesson-step-text = You have the black marbles. Touch your marble, then touch one of the arrows around it: a marble moves by one cell in any of six directions. Move yours to the cell with the ring.
abalone-lesson-step-done = Every cell away from the edge has six neighbours, and a single marble may go to any of them that is empty.
abalone-lesson-step-no-elsewhere = A fine step, but to another cell. The one with the ring is up and to the right.
abalone-lesson-line-title = Three like a train
abalone-lesson-line-text = Two or three of your marbles that touch on a straight line can move together. Touch the first and the last of the three, then the arrow that leads up and to the right, along their line.
abalone-lesson-line-done = All three went one cell on. This is a move in line, and only such a move can push, as you will see soon.
abalone-lesson-line-no-fewer = That moves the marbles in front and leaves the others behind. Take all three: begin with the rear one.
abalone-lesson-line-no-back = All three moved along their line, only the other way. The task wants them to go up and to the right.
abalone-lesson-line-no-aside = Possible, but not along the line with all three. Pick both ends of the line first, then the arrow up and to the right.
abalone-lesson-side-title = A step to the side
abalone-lesson-side-text = Marbles in a line can also step sideways, all at once and all in the same direction. Every cell they go to must be empty. Side-step with all three.
abalone-lesson-side-done = A side-step never pushes, but nothing turns a group to a new front faster.
abalone-lesson-side-no-line = That went along the line. To the side means up or down here, not left or right.
abalone-lesson-side-no-fewer = Right idea, but take all three: touch the marbles at both ends, the middle one comes along.
abalone-lesson-four-title = Never more than three
abalone-lesson-four-text = Four of your marbles stand in a line, but at most three can move at once. Move as many as you can up and to the right, along the line.
abalone-lesson-four-done = The front three moved and the fourth stayed. It cannot help to push either: three is always the limit.
abalone-lesson-four-no-fewer = That works, but one more could have come along.
abalone-lesson-four-no-other = Allowed, but not along the line, up and to the right. Begin with the second marble from behind.
abalone-lesson-push-title = Two push one
abalone-lesson-push-text = Now the heart of the game. Two of your marbles on a line push one white marble straight ahead of them, if the cell behind it is empty. It is called a sumito. Push!
abalone-lesson-push-done = The white marble had to give way. Pushing is never compulsory: it is one of the moves you may choose.
abalone-lesson-push-no-other = No push yet. Pick your two marbles below the white one and move them towards it.
abalone-lesson-count-title = Count first
abalone-lesson-count-text = You push only where you have more marbles in the line: two against one, three against one, three against two. Equal numbers block each other. One of these three lines can push. Which one?
abalone-lesson-count-done = Three against two. The other two lines are a clinch: as long as the numbers are equal, nobody moves anybody.
abalone-lesson-count-no-other = Allowed, but it pushes nothing. Look for the line in which Black has more marbles than White.
abalone-lesson-behind-title = Room behind, contact in front
abalone-lesson-behind-text = A push needs three things: more marbles than the other side, contact without a gap, and behind the pushed marbles an empty cell or the edge. Only one of your four pairs has all of it. Push with that one.
abalone-lesson-behind-done = The others failed because of a gap, equal numbers, and a marble of your own that stood behind.
abalone-lesson-behind-no-gap = There was a gap, so you only closed up. A push needs contact from the start.
abalone-lesson-behind-no-other = That pushes nothing. Check each pair: in contact, in the majority, and free behind the white marble?
abalone-lesson-edge-title = Over the edge
abalone-lesson-edge-text = Behind this white marble there is no cell any more, only the edge. Push it off the board!
abalone-lesson-edge-done = The marble lies in the gutter and counts for you. Six of them win the game.
abalone-lesson-edge-hint = Look at the right edge: two of yours against one.
abalone-lesson-choose-title = The push that counts
abalone-lesson-choose-text = White stands at the edge in two places. Find the push that throws a marble off the board.
abalone-lesson-choose-done = Three against two: the rear white marble fell, the front one took its place. Two against two at the other edge would not have moved.
abalone-lesson-choose-no-inside = A push, but the white marble stays on the board. Look for one that leads over the edge.
abalone-lesson-danger-title = See the danger
abalone-lesson-danger-text = Imagine that White moves next. Point at the black marbles that White could push off the board at once. There are two.
abalone-lesson-danger-done = Both stand at the edge and two white marbles are lined up against them. The marble at the top faces only one, and in the middle nobody falls.
abalone-lesson-danger-hint = Only marbles at the edge can fall. Count the white marbles on the lines that point at them.
abalone-lesson-escape-title = Get away in time
abalone-lesson-escape-text = White is about to push your marble on the right off the board. Save it.
abalone-lesson-escape-done = Off the line, out of danger. One step along the edge was enough.
abalone-lesson-escape-no-lost = White answers with the pair on the right, and your marble is gone. Look where it can step aside.
abalone-lesson-wall-title = Three stand firm
abalone-lesson-wall-text = Three white marbles threaten to push your two towards the corner. Three in a line can never be pushed along that line. Bring a third marble behind your two.
abalone-lesson-wall-done = Three against three: a clinch. As long as you keep the line closed, nothing gets through here.
abalone-lesson-wall-no-pushed = White can still move along that line. A marble of yours stands right beside the place behind your two.
abalone-lesson-turn-title = Turn, then strike
abalone-lesson-turn-text = The white marble on the right edge is alone, but no line of yours points at it yet. Side-step with two marbles so that they aim at it. If White looks elsewhere, strike.
abalone-lesson-turn-done = One side-step made a threat, the next move carried it out. A threat that also improves your position costs nothing.
abalone-lesson-turn-no-slow = One marble alone cannot push. Both must arrive in the row of the white marble, so move them together.
abalone-lesson-exchange-title = Blow for blow
abalone-lesson-exchange-text = You can push a marble off, but White can strike back at the top. Count: who comes out ahead? Start, and go on until you lead two to one.
abalone-lesson-exchange-done = Two for one. Your first push put your marbles right behind the next target, and that is why the exchange was good.
abalone-lesson-win-title = The sixth marble
abalone-lesson-win-text = You have pushed off five marbles, White four. One more and you win at once. Finish the game.
abalone-lesson-win-done = Six: the game is over and you have won. Now you know all the rules. Try a real game, best from the Belgian Daisy.
abalone-lesson-win-no-push = A push, but the marble stays on the board. Your sixth stands at the edge.
abalone-rules-aim-title = The aim
abalone-rules-aim-text =
    Two players push each other's marbles around a hexagonal board. Whoever is first to push six of the other side's marbles over the edge wins.

    There is no luck, and nothing is hidden.
abalone-rules-board-title = Board and marbles
abalone-rules-board-text =
    The board has 61 cells, five to each side. Each player has fourteen marbles. Black moves first, then the players take turns.

    A cell has a letter for its row, from the bottom up, and a number for its diagonal: the middle of the board is e5.
abalone-rules-line-title = Moving in line
abalone-rules-line-text =
    On your turn you move one, two or three of your marbles by one cell. You must move, passing is not allowed.

    Two or three marbles move together only if they touch and lie on one straight line. Along that line they follow each other like the cars of a train; the cell ahead must be empty, unless you can push.
abalone-rules-side-title = Stepping aside
abalone-rules-side-text = Two or three marbles in a line may also step to the side, all of them at once and in the same direction. Every cell they go to must be empty: a side-step never pushes.
abalone-rules-push-title = Pushing: the sumito
abalone-rules-push-text =
    Moving in line, you may push marbles of the other side that stand directly ahead. You need more than they have: two push one, three push one or two. Nothing else is a push.

    Behind the pushed marbles there must be an empty cell or the edge. You never have to push.
abalone-rules-no-push-title = When there is no push
abalone-rules-no-push-text =
    None of these black lines can push. From the top: two against two are equal; there is a gap; three against three are equal; behind the white marble stands one of Black's own.

    A fourth marble in a line does not help, only three take part. So three in a line can never be pushed along it.
abalone-rules-edge-title = Off the board
abalone-rules-edge-text = A marble that is pushed over the edge is out of the game and counts for whoever pushed it. By your own move, your marbles can never leave the board.
abalone-rules-end-title = Winning
abalone-rules-end-text =
    The sixth marble you push off wins at once. In the short game, Blitz, four are enough.

    Games can be timed: then a player whose time runs out loses.
abalone-rules-draws-title = Draws and other ends
abalone-rules-draws-text =
    The printed rules do not say how a game without progress ends, so we have decided: the same position with the same side to move for the third time since the last marble fell is a draw, and so are 200 turns in a row without a marble falling. Both can be switched off.

    A side without any possible move loses; that is very rare. Players may also agree on a draw.
abalone-rules-layouts-title = Other starts
abalone-rules-layouts-text = The standard start rewards patience: both sides can huddle into blocks that nobody can break. Experienced players prefer the Belgian Daisy, in which the sides meet at once. There are many more layouts to choose from.
abalone-gallery = Formations
abalone-gallery-text = Groups of marbles have names. Whoever knows them sees more at a glance.
abalone-gallery-lance-title = Lance
abalone-gallery-lance-text = Three touching marbles in a straight line: the strongest attack along it, and a defence that cannot be pushed.
abalone-gallery-arc-title = Arc
abalone-gallery-arc-text = Three touching marbles in a bent line. One step of an end marble makes it a lance or a shield.
abalone-gallery-shield-title = Shield
abalone-gallery-shield-text = Three marbles in a triangle, each touching both others. Compact and quick to turn, but only two deep in every direction.
abalone-gallery-singlet-title = Singlet
abalone-gallery-singlet-text = A marble that touches no other of its colour. In the middle it is merely weak, at the edge it is a target.
abalone-gallery-doublet-title = Doublet
abalone-gallery-doublet-text = Two touching marbles of a colour. They can push one, and along their line only a lance pushes them.
abalone-gallery-triplet-title = Triplet
abalone-gallery-triplet-text = Any three touching marbles of a colour: a lance, as here, an arc or a shield.
abalone-gallery-multiplet-title = Multiplet
abalone-gallery-multiplet-text = More than three touching marbles of a colour. Never more than three of them move in a turn, however large the group.
abalone-gallery-block-title = Block
abalone-gallery-block-text = A group made of lines of three in every direction from which it is attacked. White can push it from neither side.
abalone-gallery-clinch-title = Clinch
abalone-gallery-clinch-text = Equal numbers face each other on a line, here three against three. Nobody can push until something changes from the side.
abalone-gallery-sumito-title = Sumito
abalone-gallery-sumito-text = A line with more marbles than the one it faces: two against one, three against one, three against two. It can push.
