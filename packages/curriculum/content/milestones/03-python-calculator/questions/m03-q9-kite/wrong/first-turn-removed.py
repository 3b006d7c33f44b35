from kolam import *
side = 70
colour("red")
forward(side)
left(90)
forward(side)
left(90)
forward(side)
left(90)
forward(side)
colour("blue")
right(45)
forward(side * 3 / 2)
