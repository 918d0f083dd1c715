kulami-summary = Every marble must go in line with the one before, and a tile belongs to whoever has more marbles on it.
kulami-theme-takes = Takes a tile
kulami-theme-frees = Levels a tile
kulami-theme-fills = Fills a tile
kulami-theme-squeezes = Leaves little choice
kulami-theme-ends = Ends the game
kulami-view-board = Board

kulami-title = Kulami, { $colour } to move, Red { $red }, Black { $black }
kulami-title-won = Kulami, { $colour } has won, Red { $red }, Black { $black }
kulami-title-drawn = Kulami, a draw, Red { $red }, Black { $black }

kulami-cell = { $cell }: { $what }; { $tile }
kulami-cell-closed-1 = { $cell }: { $what }; { $tile }; closed, the last marble is on this tile
kulami-cell-closed-2 = { $cell }: { $what }; { $tile }; closed, the marble before the last is on this tile
kulami-marble-red = red marble
kulami-marble-black = black marble
kulami-marble-red-last = red marble, the last one placed
kulami-marble-black-last = black marble, the last one placed
kulami-tile-empty = tile of { $size } holes, nothing on it
kulami-tile-tied = tile of { $size } holes, { $red } to { $black }, nobody’s
kulami-tile-owned = tile of { $size } holes, red { $red }, black { $black }, belongs to { $owner }

kulami-target-hole = Hole { $cell }
kulami-target-swap = Exchange colours instead of placing a marble
kulami-swap = Exchange colours

kulami-tell-takes = { $colour } plays { $cell } and takes the tile of { $size } holes
kulami-tell-frees = { $colour } plays { $cell } and ties the tile of { $size } holes
kulami-tell-holds = { $colour } plays { $cell } and strengthens its tile of { $size } holes
kulami-tell-places = { $colour } plays { $cell } on the other side’s tile of { $size } holes
kulami-tell-swap = { $colour } exchanges colours and plays { $other } from now on

kulami-fact-points = Points
kulami-fact-tiles = Tiles
kulami-fact-area = Largest area
kulami-fact-lines = Lines
kulami-fact-marbles = Marbles left
kulami-fact-lead = { $count } (+{ $lead })
kulami-fact-holes = Holes to choose from
kulami-fact-board = Board
kulami-board-random = { $kind }, seed { $seed }
kulami-board-own = Your own board

kulami-why-all-placed = All marbles are placed.
kulami-why-no-move = There is no hole left for the next marble.

kulami-refused-syntax = That is not a move: name a hole by its letter and its number, such as d4.
kulami-refused-off-board = There is no hole there.
kulami-refused-occupied = There is a marble in this hole already.
kulami-refused-not-in-line = The marble must go into the row or the column of the last marble.
kulami-refused-same-tile = The last marble is on this tile, so it is closed for this turn.
kulami-refused-previous-tile = The marble before the last one is on this tile, so it is closed for one more turn.
kulami-refused-no-marbles = You have no marbles left, so the game is over.
kulami-refused-over = The game is over.

# Why a position or a table is not possible.
kulami-last-marble = Last marble
kulami-previous-marble = Marble before the last
kulami-fault-parts = A position has five parts with blanks between them: tiles, marbles, side to move, last marble, marble before it.
kulami-fault-side = The side to move must be r or b, with an x behind it once colours have been exchanged.
kulami-fault-mark-cell = { $which }: “{ $text }” is not a hole such as d4, a letter and a number.
kulami-fault-mark-hole = { $which }: there is no hole at { $text }.
kulami-fault-shape = The marbles must be written in the same shape as the tiles.
kulami-fault-no-marble = { $letter } is not a marble: there are only r, b and .
kulami-fault-no-hole = A marble in row { $row }, column { $column } lies where there is no hole.
kulami-fault-no-exchange = At this table colours are not exchanged.
kulami-fault-early-exchange = Colours cannot have been exchanged before the first marble.
kulami-fault-unnamed = { $which } ({ $colour }): say where it lies.
kulami-fault-misnamed = { $which } ({ $colour }): there is no marble of this colour in { $cell }.
kulami-fault-supply = { $colour }: { $count } marbles are on the board, but the box holds only { $most }.
kulami-fault-empty = The board has no hole.
kulami-fault-extent = The board is { $width } wide and { $height } high; at most { $most } each are allowed.
kulami-fault-apart = The tiles must all touch edge to edge.
kulami-fault-letter = { $letter } cannot stand in a board: there are only letters and .
kulami-fault-lengths = The rows differ in length: row 1 has { $first } places, row { $row } has { $found }.
kulami-fault-tile-size = Tile { $letter } is { $height } × { $width }: there is no tile of that size.
kulami-fault-tile-shape = The holes of tile { $letter } are not one rectangle.
kulami-fault-tile-count = Tiles of { $short } × { $long }: { $count } instead of { $wanted }.
kulami-fault-board = There is no board “{ $name }” (there are: { $known }). Or write the tiles.

kulami-mode-0 = Basic game
kulami-mode-0-help = On a random square board; only the tiles count, each for whoever has more marbles on it.
kulami-mode-1 = With areas
kulami-mode-1-help = The tiles count, and the larger connected group of marbles scores by how much it is larger.
kulami-mode-2 = With areas and lines
kulami-mode-2-help = The tiles count, the larger connected group, and straight lines of five or more marbles.
kulami-mode-3 = Irregular board
kulami-mode-3-help = The basic game on a random board that is no square, with bays and corners.
kulami-mode-4 = Irregular, all rules
kulami-mode-4-help = On the irregular classic board, with areas and lines, and the second player may exchange colours after the first marble.

kulami-option-board = The tiles to play on: random, one of the named boards, or your own.
kulami-option-board-square = Random square
kulami-option-board-irregular = Random irregular
kulami-option-board-classic = Classic
kulami-option-board-irregular-classic = Irregular classic
kulami-option-board-example = Example
kulami-option-board-square-1 = Square 1
kulami-option-board-square-2 = Square 2
kulami-option-board-square-3 = Square 3
kulami-option-board-square-4 = Square 4
kulami-option-board-square-5 = Square 5
kulami-option-board-square-6 = Square 6
kulami-option-board-square-7 = Square 7
kulami-option-board-sample-10 = Sample 10
kulami-option-board-own = Your own board
kulami-option-seed = The number from which a random board is made: the same number makes the same board.
kulami-option-area = Whether the larger connected group of marbles scores its lead.
kulami-option-area-off = Areas do not count
kulami-option-area-on = The larger area scores the difference
kulami-option-lines = Whether straight lines of five or more marbles score their lead.
kulami-option-lines-off = Lines do not count
kulami-option-lines-on = The longer lines score the difference
kulami-option-first = The colour of the seat that begins.
kulami-option-first-red = Red begins
kulami-option-first-black = Black begins
kulami-option-swap = Whether the second player may take over the first marble instead of answering it.
kulami-option-swap-off = Everyone keeps their colour
kulami-option-swap-on = The first answer may be to exchange colours

## Learning
kulami-lesson-first-title = The first marble
kulami-lesson-first-text = The board is made of tiles with two, three, four or six holes. Whoever has more marbles on a tile gets all its holes as points. The first marble may go anywhere. You are Red: put it on one of the four largest tiles.
kulami-lesson-first-done = For now the tile is yours and counts six points. It stays yours only as long as you have the majority on it.
kulami-lesson-first-no-small = A good hole too, but on a smaller tile. Look for a tile with six holes, three by two.
kulami-lesson-row-title = In the same row
kulami-lesson-row-text = Now the catch: your marble must go into the row or the column of the marble that was placed last. Black has just played the marked hole. Answer in its row, from left to right.
kulami-lesson-row-done = How far away does not matter, and marbles in between do not block.
kulami-lesson-row-no-column = That is the column, from top to bottom. It is allowed, but here try the row.
kulami-lesson-column-title = In the same column
kulami-lesson-column-text = The same rule works from top to bottom. Answer Black's last marble in its column.
kulami-lesson-column-done = So every marble decides where the next one may go, and yours decides for Black.
kulami-lesson-column-no-row = That is the row. Look above and below the last black marble.
kulami-lesson-closed-title = Two closed tiles
kulami-lesson-closed-text = Two tiles are closed for your next marble: the one with the last marble, and the one with the marble before it. Point at the three empty holes that lie in line with Black's last marble but are closed.
kulami-lesson-closed-done = The locks 1 and 2 show the closed tiles: the one with your opponent's last marble, and the one with your own.
kulami-lesson-closed-hint = Go along the row and the column of the last black marble and stop on the two tiles with a lock.
kulami-lesson-gap-title = Across the gap
kulami-lesson-gap-text = Boards may be irregular. Rows and columns go on where the board is interrupted. This time you are Black: answer Red's last marble on the far side of the gap.
kulami-lesson-gap-done = The column does not end at the edge of a tile. On irregular boards always look further than the eye expects.
kulami-lesson-gap-no-near = That is in line too, but on this side. Go straight down the column of the last marble.
kulami-lesson-share-title = Break the tie
kulami-lesson-share-text = On the large tile in the middle there is one marble of each colour: it belongs to nobody. One more red marble and its six points are yours.
kulami-lesson-share-done = Two to one: the tile is yours. Black now needs two more marbles there to take it.
kulami-lesson-share-no-empty = That takes an empty tile, but a smaller one than the tile in the middle.
kulami-lesson-share-no-own = That tile is yours already. Look at the one in the middle.
kulami-lesson-biggest-title = What pays most
kulami-lesson-biggest-text = Several holes are open to you. Find one with which you gain six points at once.
kulami-lesson-biggest-done = A tie on a large tile is worth a whole large tile to whoever moves there next.
kulami-lesson-biggest-no-nothing = You own that tile already. It becomes safer, but you gain no point.
kulami-lesson-biggest-no-small = That changes fewer than six points. Look for a large tile that is tied.
kulami-lesson-tie-title = Nobody's tile
kulami-lesson-tie-text = The large tile at the top right is Black's, two to one. You cannot take it with one marble, but you can take it away: make it a tie.
kulami-lesson-tie-done = Black loses six points. That is worth as much as six points for you, and often it is easier to get.
kulami-lesson-tie-no-own = That gains something, but fewer than the six points that Black can lose at the top right.
kulami-lesson-choices-title = Leave little to choose
kulami-lesson-choices-text = Your marble decides where Black may go. Play so that Black has at most two holes to choose from.
kulami-lesson-choices-done = The fewer holes you leave, the better you can tell what comes next.
kulami-lesson-choices-no-many = Black still has plenty of holes. Count what is empty in the row and the column that your marble opens.
kulami-lesson-deny-title = Mind what you give
kulami-lesson-deny-text = Wherever you play, you open a row and a column for Black. From all but one of your holes Black can answer with a swing of six points. Find the one that gives away three at most.
kulami-lesson-deny-done = Every move takes something and gives something. Look at both before you let go of the marble.
kulami-lesson-deny-no-gift = From here Black reaches a tile that changes six points. Try a hole whose row and column offer less.
kulami-lesson-deny-hint = Look at the right side of the board.
kulami-lesson-area-title = Join your groups
kulami-lesson-area-text = In this game areas count too: whoever has the largest group of marbles touching along edges gets the difference in size. Join your two red groups.
kulami-lesson-area-done = Six marbles against Black's three: three extra points. Marbles that touch only at a corner are not connected.
kulami-lesson-area-no-other = Your groups are still apart. Look for the hole that touches both.
kulami-lesson-line-title = Five in a line
kulami-lesson-line-text = Here lines count: five or more of your marbles in a straight line score their number, across, down or diagonally. Complete your five.
kulami-lesson-line-done = Five points for the line. As with areas, only the difference to the other side counts in the end.
kulami-lesson-line-no-other = The line still has a hole. Four of your marbles lie in one row: fill the gap between them.
kulami-lesson-end-title = The last word
kulami-lesson-end-text = The game ends at once when the side to move has no hole to play, even if marbles are left. It is 21 to 21. Take the lead and leave Black without a hole.
kulami-lesson-end-done = 25 to 21, and it is over. Whoever leads wants the game to stop; whoever trails wants it to go on.
kulami-lesson-end-no-points = The right tile, and you lead, but Black still has a hole to answer. The neighbouring hole does better.
kulami-lesson-end-no-goes-on = The game goes on, because Black still has holes. Check for each of your holes what it leaves.
kulami-rules-aim-title = The aim
kulami-rules-aim-text = Two players, Red and Black, put marbles into a board made of seventeen tiles. Whoever has more marbles on a tile gets as many points as it has holes. More points win.
kulami-rules-board-title = Board and marbles
kulami-rules-board-text =
    Each side has 28 marbles. The tiles have 64 holes in all: four tiles of six, five of four, four of three and four of two.

    They may form a closed square of eight by eight, or an irregular shape of at most ten by ten. The whole board hangs together along edges, and gaps are allowed: that is how we read the printed rules.
kulami-rules-turn-title = Your turn
kulami-rules-turn-text = The first marble may go into any hole. After that, your marble goes into an empty hole in the same row or the same column as the marble placed last. How far away does not matter, and marbles in between do not block.
kulami-rules-closed-title = Two tiles are closed
kulami-rules-closed-text = You may not play on the tile of the last marble, nor on the tile of the marble before it. All other tiles are open, also those you used earlier. The ringed holes are in line here, but closed.
kulami-rules-gap-title = Across gaps
kulami-rules-gap-text = On an irregular board rows and columns go on where the board is interrupted: a marble may go to the far side of a gap.
kulami-rules-end-title = The end
kulami-rules-end-text = The game is over when all 56 marbles are placed, or as soon as the side to move has no hole to play. Nobody passes: it is then over for both, even if marbles are left.
kulami-rules-points-title = Points
kulami-rules-points-text =
    For each tile, whoever has more marbles on it gets a point for every hole of the tile, empty holes included. The same number of each colour, or none at all, gives nobody anything.

    Here Red has four points and Black three, and the tile at the top right is shared. Equal totals are a draw; that is our ruling.
kulami-rules-area-title = More to play for: areas
kulami-rules-area-text = If areas count, find the largest group of each colour in which the marbles touch along edges. Whoever has the larger one gets the difference of the two sizes; equal sizes give nothing.
kulami-rules-lines-title = More to play for: lines
kulami-rules-lines-text =
    If lines count, every straight run of five or more marbles of a colour, across, down or diagonal, scores its length. A marble may be part of several runs. The larger sum gets the difference.

    Other marbles, empty holes and places without a hole end a run or a group.
kulami-rules-swap-title = Exchanging colours
kulami-rules-swap-text = This is an option of ours, not part of the printed rules: the second player may answer the first marble by exchanging colours. The marble stays and changes its owner, and the first player goes on with the other colour. So a fair first marble is best.
