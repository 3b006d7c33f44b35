from kolam import *
side = 70
colour("red")
left(45)
forward(side)
# draw on here
