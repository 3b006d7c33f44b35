from kolam import *
side = 70
colour("red")
left(45)
forward(70)
left(90)
forward(70)
left(90)
forward(70)
left(90)
forward(70)
colour("blue")
right(45)
forward(105)
