from kolam import *
side = 70
colour("red")
left(45)
for line in range(4):
    forward(side)
    left(90)
right(135)
forward(side * 1.5)
