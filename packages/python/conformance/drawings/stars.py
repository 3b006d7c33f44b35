# --- a star of five points
import turtle
for i in range(5):
    turtle.forward(150)
    turtle.right(144)
turtle.done()
# --- a red star on a black page
import turtle
screen = turtle.Screen()
screen.bgcolor('black')
star = turtle.Turtle()
star.color('red')
star.pensize(3)
for i in range(5):
    star.forward(100)
    star.right(144)
screen.exitonclick()
# --- a golden star, filled
from turtle import *
color('red', 'yellow')
begin_fill()
while True:
    forward(180)
    left(170)
    if abs(pos()) < 1:
        break
end_fill()
done()
# --- stars in a row
import turtle
t = turtle.Turtle()
t.speed(0)
def star(size):
    for i in range(5):
        t.forward(size)
        t.right(144)
for i in range(4):
    t.up()
    t.goto(i * 60 - 120, 0)
    t.down()
    star(20 + i * 10)
turtle.done()
# --- a star with spikes
import turtle
turtle.speed(6)
for i in range(12):
    turtle.forward(90)
    turtle.back(90)
    turtle.left(30)
turtle.done()
# --- a hexagram
import turtle
turtle.color('blue')
for start in (0, 1):
    if start == 1:
        turtle.penup()
        turtle.goto(0, 57.7)
        turtle.pendown()
    for i in range(3):
        turtle.forward(100)
        if start == 0:
            turtle.left(120)
        else:
            turtle.right(120)
turtle.done()
