# What belongs to no game. Each game has a file of its own.
white = White
black = Black
red = Red
green = Green
neutral = neutral
nobody = nobody
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
