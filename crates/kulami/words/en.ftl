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

kulami-mode-0 = Basic game
kulami-mode-1 = With areas
kulami-mode-2 = With areas and lines
kulami-mode-3 = Irregular board
kulami-mode-4 = Irregular, all rules

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
