from kolam import *
side = 70
tail = side + side / 2
colour("green")
left(135)
forward(side)
right(90)
forward(side)
right(90)
forward(side)
right(90)
forward(side)
colour("orange")
left(45)
forward(tail)
