# What Cubulus says.
cubulus-summary = Push balls into a cube and make a square of four of your colour on one of its faces.
cubulus-theme-fill = Into an empty place
cubulus-theme-insert = Pushing on
cubulus-theme-shift = Shifting a full line
cubulus-view-net = Net
cubulus-view-faces = Faces, two by two
cubulus-view-cube = Cube
cubulus-mode-0 = Two players
cubulus-mode-1 = Three players
cubulus-mode-2 = Red corners
cubulus-option-players = How many play.
cubulus-option-players-2 = White against Black; the red balls are neutral
cubulus-option-players-3 = White, Black and Red, each for themselves, from an empty cube
cubulus-option-setup = Where the neutral balls of a game of two come from.
cubulus-option-setup-choose = Black places them before the game
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
