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

## How a game ends
abalone-why-ejected = enough marbles were pushed off the board
abalone-why-no-move = the side to move had no move left
abalone-why-repetition = the same position came up for the third time
abalone-why-quiet = no marble was ejected for too long

## Options
abalone-mode-0 = Standard
abalone-mode-1 = Belgian Daisy
abalone-mode-2 = German Daisy
abalone-mode-3 = Blitz
abalone-option-eject = How many marbles of the other side you must push off the board to win.
abalone-option-eject-6 = Six, the usual game
abalone-option-eject-4 = Four, a short game
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
