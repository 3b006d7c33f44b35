from kolam import *
side = 70
colour("red")
left(45)
forward(side)
left(90)
forward(side)
left(90)
forward(side)
