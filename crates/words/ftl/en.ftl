# What belongs to no game. Each game has a file of its own.
white = White
black = Black
red = Red
green = Green
neutral = neutral
empty = empty
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
number = { $count }
hidden-move = a move that stays secret for now
drawn = drawn: { $what }
resigned = { $who } resigns
out-of-time = { $who } is out of time
agreed = a draw is agreed

# Playing in the terminal: who plays.
play-you = you
play-level = level { $level }
play-and = { $one } and { $other }
play-to-move = { $who } to move
play-thinking = { $who } is thinking …
play-hand-over = Pass the keyboard to { $who }. Press Enter when { $who } is there and nobody else looks.

# How a game ends.
play-wins = { $who } wins
play-share = { $who } share the win
play-drawn = A draw
play-why-time = Time has run out.
play-why-resign = The other side has given up.
play-why-agreed = A draw was agreed.
play-after = v looks at the game again, n begins another one.

# The menu.
play-menu-game = Game
play-menu-mode = Way to play
play-menu-players = Players
play-menu-level = Level of the computer
play-menu-clock = Clock
play-menu-you-begin = You begin against the computer
play-menu-computer-begins = The computer begins
play-menu-people = People at one keyboard
play-menu-computers = Watch the computer
play-menu-begin = Play
play-menu-keys = Arrow keys choose, Enter plays, q leaves
play-menu-number = Type a number from 1 to { $most }, or nothing for the one with the star.

# Clocks.
play-clock-untimed = No clock
play-clock-sudden = { $time }, sudden death
play-clock-increment = { $time }, more time with every move
play-clock-bronstein = { $time }, Bronstein
play-clock-byoyomi = { $time }, byo-yomi

# What is said while one plays.
play-welcome = Arrow keys and Enter, the mouse, or type a move. ? explains.
play-not-your-turn = It is not your turn.
play-not-possible = That is not possible.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-hint-soon = Looking for a hint …
play-no-hint = There is no hint to give.
play-hint = Hint: { $move } ({ $worth })
play-draw-offered = A draw is offered …
play-draw-question = A draw is offered. Does { $who } agree?
play-draw-declined = The draw is declined.
play-resign-question = Do you want to give up?
play-leave-question = The game is not finished and not saved. Leave it?
play-leave-saved-question = The game is not finished; it is saved in { $file }. Leave it?
play-yes = yes
play-no = no
play-saved = Saved in { $file }
play-not-saved = Not saved: { $why }
play-typing = Enter plays it, Esc forgets it
play-too-small = The window is too small.
play-moves = Moves

# What a position is worth.
play-worth = { $number }
play-worth-win = wins in { $plies }
play-worth-loss = loses in { $plies }
play-worth-draw = draw
play-proved = { $worth }, proved
play-estimated = { $worth }, estimated

# Looking at a finished game.
play-review = Review
play-review-later = A game can be looked at when it is over.
play-review-accuracy = Accuracy
play-review-graph = Chances of { $who }
play-review-soon = Looked at: { $found }
play-review-mistakes = Biggest mistakes
play-review-best = the best move, { $worth }
play-review-better = { $worth }; better was { $best }, { $better }
play-try-again = From here you can try again.

# Keys and commands. A letter and a blank before what it does.
play-keys = ? help · u undo · h hint · d draw · r resign · s save · n new · q quit
play-keys-over = ? help · v review · u undo · s save · n new · q quit
play-keys-review = m mistakes · t try again from here · v back to the game · ? help
play-help-screen =
    Arrow keys   go over the board
    Enter        point at a place
    Tab          to the list and back
    1 to 9       point at a line of the list
    t  T         next choice: turn, piece
    Esc          take the last pointing back
    Letters      type a move, then Enter
                 ( : before it if need be)

    u undo       h hint      d offer a draw
    r resign     s save      v review
    n new game   q quit

    Mouse: click, wheel for choices,
    right button takes back

    {">"} {"<"} you   {"{"} {"}"} picked   ( ) last move
    {"*"} or underlined: possible   ~ ~ what it does
play-help-menu =
    Up, Down      another line
    Left, Right   another choice
    Enter         play
    q             leave
play-help-review =
    Left, Right   one move back, one on
    Home, End     beginning and end
    m             the next big mistake
    t             try again from here
    v or Esc      back to the game
play-help-lines =
    Type a move, or one of these:
    board        show the board again
    moves        what has been played
    hint         ask the computer
    undo         take back
    draw         offer a draw
    resign       give up
    save FILE    write the game down
    record       show the game as it would be written
    review       look at a finished game
    quit         leave
