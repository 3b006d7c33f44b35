# --- a command for a square
import turtle
def square(side):
    for i in range(4):
        turtle.forward(side)
        turtle.left(90)
square(30)
square(60)
square(90)
turtle.done()
# --- a command with a turtle
import turtle
def polygon(pen, corners, side):
    for i in range(corners):
        pen.forward(side)
        pen.left(360 / corners)
bob = turtle.Turtle()
polygon(bob, 5, 60)
polygon(bob, 8, 40)
turtle.mainloop()
# --- a village
import turtle
def house(x):
    turtle.penup()
    turtle.goto(x, 0)
    turtle.setheading(0)
    turtle.pendown()
    turtle.fillcolor('burlywood')
    turtle.begin_fill()
    for i in range(4):
        turtle.forward(40)
        turtle.left(90)
    turtle.end_fill()
    turtle.goto(x, 40)
    turtle.goto(x + 20, 65)
    turtle.goto(x + 40, 40)
for x in (-120, -50, 20, 90):
    house(x)
turtle.done()
# --- a class that is a turtle
import turtle
class Painter(turtle.Turtle):
    def __init__(self, name):
        super().__init__()
        self.color(name)
        self.pensize(4)
    def zigzag(self, times):
        for i in range(times):
            self.left(60)
            self.forward(30)
            self.right(120)
            self.forward(30)
            self.left(60)
Painter('crimson').zigzag(3)
turtle.done()
# --- a flag of stripes
from turtle import *
def stripe(top, name):
    penup()
    goto(-75, top)
    pendown()
    color(name)
    begin_fill()
    for length in (150, 30, 150, 30):
        forward(length)
        right(90)
    end_fill()
speed(0)
stripe(60, 'orange')
stripe(30, 'white')
stripe(0, 'green')
hideturtle()
done()
# --- a wheel on a flag
import turtle
turtle.tracer(0)
turtle.color('navy')
turtle.penup()
turtle.goto(0, -40)
turtle.pendown()
turtle.circle(40)
turtle.penup()
turtle.home()
turtle.pendown()
for spoke in range(24):
    turtle.forward(40)
    turtle.back(40)
    turtle.left(15)
turtle.update()
turtle.done()
# --- a flag from a list
import turtle
flag = [('black', 3), ('red', 3), ('gold', 3)]
turtle.up()
y = 60
for name, rows in flag:
    turtle.pencolor(name)
    for i in range(rows):
        turtle.width(10)
        turtle.goto(-60, y)
        turtle.down()
        turtle.goto(60, y)
        turtle.up()
        y -= 10
turtle.done()
