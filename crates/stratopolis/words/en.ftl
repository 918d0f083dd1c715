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
stratopolis-mode-1 = Planned piles
stratopolis-mode-2 = Blind draws
stratopolis-mode-3 = Three in hand
stratopolis-mode-4 = Three in hand, common pile
