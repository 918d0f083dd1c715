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
# The web app.
web-name = Quartet
web-skip = Skip to the page
web-pages = Pages
web-home = Home
web-play = Play
web-review = Review
web-settings = Settings
web-footer = Quartet is a free project. It is not affiliated with the publishers of these games; their names are trademarks of their owners.
web-update = A new version is ready.
web-update-now = Update
web-no-words = The words of this language could not be loaded. Try again with a network.
web-not-kept = This browser keeps nothing more: its storage is full or blocked. Games will be lost when this page is closed.
web-no-engine = The computer could not be loaded without a network. It goes on as soon as it can be.
web-notice-read = Close
web-lost = Nothing here
web-lost-text = This page or game does not exist on this device.
web-hero = Four games of pure thought
web-hero-text = Play the computer at ten levels or somebody beside you. No account, no advertising, and it works without a network.
web-games = Games
web-play-game = Play { $game }
web-continue = Continue
web-continue-game = Continue your game of { $game }
web-your-games = Your games
web-forget = Delete
web-forget-game = Delete this game of { $game }
web-forget-sure = Delete this game of { $game }?
web-against-level = Against the computer, level { $level }
web-together = Two at one device
web-watch = Watch the computer play
web-new-game = New game
web-strength-elo = Measured: Elo { $elo } ± { $error } (0 is the mean of the ten levels)
web-strength-usual = Elo { $elo } ± { $error } under the usual rules (0 is the mean of the ten levels); not measured under these
web-strength-score = Measured: { $percent } % of { $games } games against { $who }
web-strength-unknown = Strength not measured yet
web-strength-random = random moves
web-strength-greedy = a player who takes the best-looking move
web-strength-uct = a plain tree search
web-board-number-label = Board number
web-build-board = Build a board
web-board-grid = The board you are building
web-board-free = Column { $column }, row { $row }: free
web-board-tile = Column { $column }, row { $row }: tile { $wide } by { $high }
web-board-size = Tile { $short } by { $long }, { $left } left
web-board-tiles = Tiles in the box
web-board-help = Choose a tile and point at the place of its upper left corner. Point at a tile to take it up again; R turns it.
web-board-editor-label = Board being built. Arrow keys go from place to place, Enter lays or takes up a tile, R turns it.
web-board-no-room = The tile does not fit there.
web-board-no-tile = Choose a tile first.
web-board-left = { $count ->
    [one] One tile left to lay
   *[other] { $count } tiles left to lay
}
web-board-apart = All tiles are laid, but they must all touch edge to edge.
web-board-done = The board is complete.
web-board-clear = Clear
web-board-text = The board as text
web-board-play = Play on this board
web-copy-options-link = Copy a link to these settings
web-set-up = Set-up before the game
web-set-up-hand = By hand
web-set-up-chance = At random
web-set-up-engine = By the computer
web-set-up-help = This game begins with a set-up. Make it yourself, leave it to chance, or let the computer do it for everybody.
web-plan = Put your pieces in order
web-plan-help = The first one comes first. Drag a piece, or press Alt with the arrow keys.
web-plan-moved = { $what }: place { $place } of { $count }
web-plan-earlier = Earlier
web-plan-later = Later
web-plan-shuffle = Shuffle
web-plan-shuffled = The pieces are in another order.
web-plan-done = This is my order
web-plan-begun = You have begun to put your pieces in order in the list. Finish it there.
web-set-position = Set up a position
web-set-position-text = Put any position on the board, then look at it with the engine or play on from it.
web-position-label = Position of { $game } being set up. Arrow keys go from place to place, Enter changes what is there.
web-position-help = Point at a place to change what is there.
web-position-by-text = Positions of this game come about by moves: play them on the analysis board, or write the position below.
web-position-clear = Empty board
web-position-text = The position as text
web-position-wrong = Nobody can play on from this position:
web-position-over = In this position the game is over.
web-position-fine = This position is possible.
web-position-used-up = There is none left to put there: take one off elsewhere first.
web-analyse = Look at it
web-brush = What to put there
web-brush-next = In turn
web-whose-turn = Whose turn
web-open-file = Open a file
web-drop-file = or drop one here
web-variation-help = Play another move on the board to begin a variation.
web-comment = Comment on this move
web-remove-variation = Delete this variation
web-proved = proved
web-estimated = estimated
web-filming = Drawing picture { $done } of { $all } …
web-film-done = The film is ready.
web-mode = Way to play
web-mode-own = Your own mix of rules: see below.
web-other-board = Another board
web-opponent = Opponent
web-computer = The computer
web-person = Somebody beside me
web-level = Level
web-level-first = Level of the first side
web-level-others = Level of the other side
web-level-short = Computer, level { $level }
web-level-1 = For a first game: overlooks a lot
web-level-2 = Looks one move ahead, often carelessly
web-level-3 = A beginner who sees simple threats
web-level-4 = A beginner who pays attention
web-level-5 = Thinks three moves ahead
web-level-6 = A practised player
web-level-7 = A strong player with rare slips
web-level-8 = A very strong player
web-level-9 = An expert who forgives nothing
web-level-10 = As strong as this device allows
web-colour = Your side
web-lot = By lot
web-clock = Clock
web-clock-untimed = No clock
web-clock-untimed-help = Everybody thinks as long as they like.
web-clock-sudden = { $minutes } min
web-clock-sudden-help = This is for the whole game; who runs out of it loses.
web-clock-increment = { $minutes } min + { $seconds } s
web-clock-increment-help = Every move adds some seconds.
web-clock-bronstein = { $minutes } min, { $seconds } s back
web-clock-bronstein-help = What a move took comes back, up to so many seconds (Bronstein).
web-clock-byo-yomi = { $minutes } min, then { $periods } × { $seconds } s
web-clock-byo-yomi-help = After the time come periods; a move within a period keeps it (byo-yomi).
web-rules = Rules in detail
web-fixed-draws = Fix what is drawn
web-options-wrong = These options do not go together.
web-start = Start the game
web-board-label = Board of { $game }. Arrow keys go from place to place, Enter picks, Escape lets go, R turns a piece, Page Down goes to the next possible place.
web-not-possible = That is not possible.
web-taken-back = Taken back.
web-now-paused = The game is paused: go on before you move.
web-now-covered = First whoever is next has to say that they have the device.
web-now-other = It is not your turn.
web-not-from-there = That does not go from what you have chosen. Take one of the marked places, or point at your choice again to let it go.
web-nothing-there = There is nothing to do there now. The marked places are possible.
web-thinking = Thinking …
web-hint-says = Hint: { $move }
web-draw-refused = The computer does not take a draw now.
web-draw-declined = { $who } does not accept the draw.
web-you = you
web-out = out of the game
web-hand-over = Hand the device over
web-hand-over-to = { $who } is next
web-hand-over-text = Hand the device over; what the other may not see is covered.
web-hand-over-ready = I am { $who }
web-paused = Paused
web-pause = Pause
web-go-on = Go on
web-review-game = Review the game
web-again = Play again
web-resign-sure = Resign this game?
web-draw-sure = Offer a draw?
web-draw-accept = Does { $who } accept the draw?
web-yes = Yes
web-no = No
web-confirm-move = Play this move
web-cancel = Cancel
web-looking-back = You are looking at an earlier position.
web-other-tab = The game has gone on in another tab.
web-to-the-game = Back to the game
web-your-turn = Your turn
web-turn-of = { $who } to move
web-you-win = You win
web-you-lose = The computer wins
web-wins = { $who } wins
web-draw = Draw
web-clock-left = { $who }: { $seconds ->
    [60] one minute left
   *[other] { $seconds } seconds left
}
web-why-time = Time ran out.
web-why-resign = By resignation.
web-why-agreed = A draw was agreed.
web-view = View
web-view-is = View: { $view }
web-turn-board = Turn board
web-turn-piece = Turn piece (R)
web-actions = Actions
web-undo = Undo
web-hint = Hint
web-offer-draw = Draw
web-resign = Resign
web-moves = Moves
web-type-move = Type a move
web-play-move = Play
web-theme = Appearance
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-palette = Colours of the pieces
web-palette-box = As in the box
web-palette-safe = For eyes that mix up red and green
web-palette-help = With the second choice orange stands for red and light blue for green; they keep the names of the rules.
web-patterns = Signs on the pieces
web-patterns-auto = As the colours need them
web-patterns-bold = Bold
web-patterns-off = None
web-language = Language
web-language-browser = As the browser
web-confirm = Confirm every move
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never
web-animations = Animations
web-sounds = Sounds
web-coordinates = Coordinates at the board
web-threats = Show threats
web-settings-reset = Reset all settings
web-learn = Learn
web-learn-text = From the first move to the first tricks, in short tasks on real boards. Wrong answers are explained, and nothing can go wrong.
web-learn-game = Learn { $game }
web-learn-progress = { $done } of { $all } tasks done
web-learn-begin = Begin the course
web-learn-go-on = Go on with the course
web-learn-repeat = Do the course again
web-learn-tasks = Tasks
web-learn-rules = The rules
web-learn-rules-of = The rules of { $game }
web-learn-rules-text = Everything that counts, in short sections with pictures that move.
web-learn-task = Task { $number } of { $all }
web-learn-done = done
web-learn-show = Show me
web-learn-before = Previous
web-learn-skip = Next
web-learn-next = Next task
web-learn-right = That is right!
web-learn-finished = That was the last task: you are ready for a real game.
web-learn-again = Once more
web-learn-take-back = Take it back
web-learn-wrong = You may play that, but it is not what this task asks for. Take it back and try another move.
web-learn-not-there = Not this one. Look again.
web-learn-found = { $found } of { $all } found
web-learn-hint = Start where the ring is.
web-learn-run = Play the moves
web-review-text = Open a finished game, or paste a record from anywhere.
web-review-later = This game is still going on
web-review-later-text = It has secrets that not everybody may see yet. It can be reviewed when it is over.
web-puzzles = Puzzles
web-puzzles-text = Positions from real games in which one move is best. Find it.
web-puzzles-of = Puzzles of { $game }
web-puzzles-all = All puzzles
web-puzzles-done = { $done } of { $all } solved
web-puzzles-finished = All solved. Well done!
web-puzzles-filter = Theme
web-puzzles-any = All themes
web-puzzle = Puzzle { $number }
web-puzzle-next = Next puzzle
web-puzzle-hint = Hint
web-puzzle-hint-themes = It is about: { $themes }
web-puzzle-hint-here = The place to begin is marked.
web-puzzle-show = Show solution
web-puzzle-again = Try again
web-puzzle-restart = From the beginning
web-puzzle-not-solved = not tried
web-puzzle-mark-tried = tried
web-puzzle-mark-solved = solved
web-puzzle-mark-clean = solved at the first attempt
web-puzzle-step-easy = Easy
web-puzzle-step-medium = Medium
web-puzzle-step-hard = Hard
web-puzzle-step-expert = For experts
web-puzzle-win = { $who } to move: force a win in { $count } moves.
web-puzzle-turning = { $who } to move: only one move wins. Which?
web-puzzle-rescue = { $who } to move: only one move saves the draw. Which?
web-puzzle-most = { $who } to move: get the most out of the rest of the game.
web-puzzle-best = { $who } to move: one move is clearly the best. Find it.
web-puzzle-wrong = Not this one
web-puzzle-wrong-reply = Now the win can no longer be forced in time. { $move }
web-puzzle-wrong-win = This move does not force the win in time.
web-puzzle-wrong-turning = With best play this move does not win.
web-puzzle-wrong-rescue = With best play this move loses.
web-puzzle-wrong-most = { $points ->
    [one] This move gives away a point or more.
   *[other] This move gives away { $points } points or more.
}
web-puzzle-wrong-best = { $points ->
    [one] There is a clearly better move: by about a point, as the engine sees it.
   *[other] There is a clearly better move: by about { $points } points, as the engine sees it.
}
web-puzzle-right = Right! Go on.
web-puzzle-solved = Solved!
web-puzzle-solved-clean = Solved at the first attempt!
web-puzzle-shown = This is the solution
web-puzzle-proved = Proved: every other first move is worse.
web-puzzle-estimated = Estimated by the engine, by a clear margin.
web-puzzle-theme-parry = Against a threat
web-puzzle-theme-quiet = Quiet move
web-puzzle-theme-turning = Decides the game
web-puzzle-theme-rescue = Saves the draw
web-puzzle-theme-patience = Not the greedy move
web-puzzle-theme-greed = Points at once
web-puzzle-theme-last = Last move
web-puzzle-theme-chain = Several only moves
web-daily = Puzzles of the day
web-daily-of = { $game }: the puzzle of the day
web-daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
web-position-reset = Start position
web-paste = Record of a game
web-paste-wrong = This cannot be read:
web-open = Open
web-finished-games = Finished games
web-start-position = The position at the beginning
web-first = To the beginning
web-back = Back
web-forward = Forward
web-last = To the end
web-play-on = Play on from here
web-not-over = Not over yet
web-accuracy = { $percent } % accurate
web-points-lost = { $points } points lost
web-judging = Looking at move { $done } of { $all } …
web-graph = Chances to win over the game
web-graph-help = Chances as the engine estimates them. Click to go to a move.
web-win-proved = Wins, proved ({ $plies })
web-win-seen = Wins ({ $plies })
web-loss-proved = Loses, proved ({ $plies })
web-loss-seen = Loses ({ $plies })
web-value-proved = { $points }, proved
web-engine-lines = Best lines, live
web-chance-lost = { $percent } % of the chances lost
web-better = better: { $move }
web-try-again = Try again from here
web-no-mistakes = No large mistakes found.
web-mistakes = Biggest mistakes

# Faults, laying pieces, variations.
fault-plain = { $what }
fault-option-form = “{ $part }” is not written like key=value.
fault-option-twice = The option “{ $key }” is given twice.
fault-option-unknown = There is no option “{ $key }” (there are: { $known }).
fault-option-value = “{ $key }” cannot be “{ $value }” (it can be: { $values }).
fault-option-number = “{ $key }” cannot be “{ $value }”: it must be a whole number below 2^64.
fault-seed = “{ $key }” must be a whole number below 2^64.
web-paste-line = Line { $line }:
web-paste-several = The first of { $count } games.
web-paste-move = Line { $line }, move { $number }, { $move }:
web-lay-help = Choose a piece, turn it with R or the button, and point at the place of its corner. “Take off” lifts the piece you point at. The colours may be laid in any order.
web-lay-label = Position of { $game } being set up. Arrow keys go from place to place, Enter lays the chosen piece there or takes one off, R turns it.
web-lay-piece = Piece in hand
web-lay-turn = Turn
web-lay-off = Take off
web-lay-left = { $what }, { $count } left
web-laid = Laid.
web-lifted = Taken off.
web-stock = What is left
web-stock-help = Which pieces lie face up, and how many of each are still to come.
web-mark-1 = Inaccuracy
web-mark-2 = Mistake
web-mark-3 = Blunder
web-judging-variation = Looking at the variation …

# What is taken away from a game.
web-share = Share
web-copied = Copied.
web-copy-record = Copy record
web-copy-link = Copy link
web-save-record = Save record
web-moves-played = { $count ->
    [one] { $count } move played
   *[other] { $count } moves played
}
