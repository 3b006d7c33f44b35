from kolam import *
import random

def flower(x, y, size, name):
    colour("green")
    place(x, y)
    turn_to(90)
    forward(size * 3)
    colour(name)
    for i in range(6):
        arc(size, 60)
        left(120)
        arc(size, 60)
        left(180)
    dot(size / 2)

for x in range(-120, 121, 60):
    flower(x, -100, random.randint(15, 30), random.choice(["red", "purple", "orange"]))
