# --- a square
import turtle
for side in range(4):
    turtle.forward(100)
    turtle.left(90)
turtle.done()
# --- a square without a loop
from turtle import *
forward(80)
right(90)
forward(80)
right(90)
forward(80)
right(90)
forward(80)
done()
# --- a rectangle of a named turtle
import turtle
pen = turtle.Turtle()
wide, high = 120, 60
for i in range(2):
    pen.fd(wide)
    pen.lt(90)
    pen.fd(high)
    pen.lt(90)
turtle.mainloop()
# --- a triangle
import turtle
t = turtle.Turtle()
t.pensize(4)
for i in range(3):
    t.forward(150)
    t.left(120)
turtle.exitonclick()
# --- shapes with more and more corners
import turtle
for corners in range(3, 9):
    for i in range(corners):
        turtle.forward(50)
        turtle.left(360 / corners)
turtle.done()
# --- a house
import turtle as t
t.speed(10)
for i in range(4):
    t.forward(100)
    t.left(90)
t.goto(0, 100)
t.goto(50, 150)
t.goto(100, 100)
t.penup()
t.goto(40, 0)
t.pendown()
t.setheading(90)
t.forward(40)
t.right(90)
t.forward(20)
t.right(90)
t.forward(40)
t.done()
# --- steps of a staircase
import turtle
for i in range(7):
    turtle.forward(20)
    turtle.left(90)
    turtle.forward(20)
    turtle.right(90)
turtle.hideturtle()
turtle.done()
# --- going back
import turtle
turtle.backward(70)
turtle.back(30)
turtle.bk(20)
turtle.left(45)
turtle.back(60)
turtle.done()
# --- a letter in points
import turtle
letter = [(0, 0), (20, 80), (40, 30), (60, 80), (80, 0)]
turtle.up()
turtle.goto(letter[0])
turtle.down()
turtle.width(6)
for point in letter[1:]:
    turtle.goto(point)
turtle.done()
# --- a chessboard of lines
import turtle
turtle.speed('fastest')
for i in range(5):
    turtle.penup()
    turtle.goto(-80, i * 40 - 80)
    turtle.pendown()
    turtle.goto(80, i * 40 - 80)
    turtle.penup()
    turtle.goto(i * 40 - 80, -80)
    turtle.pendown()
    turtle.goto(i * 40 - 80, 80)
turtle.done()
# --- a long walk of more points than Tk keeps in one line
import turtle
turtle.speed(0)
for i in range(150):
    turtle.forward(6)
    turtle.left(i % 7 * 10)
turtle.done()
