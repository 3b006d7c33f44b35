# --- dots of three kinds
import turtle
turtle.dot()
turtle.forward(40)
turtle.dot(20)
turtle.forward(40)
turtle.dot(30, 'blue')
turtle.done()
# --- a dot is as wide as the pen asks
import turtle
for width in (1, 3, 5, 9):
    turtle.width(width)
    turtle.dot()
    turtle.forward(50)
turtle.done()
# --- dots with the pen up
import turtle
turtle.penup()
for i in range(6):
    turtle.dot(10, 'purple')
    turtle.forward(25)
    turtle.left(60)
turtle.done()
# --- a dot whose colour comes first
import turtle
turtle.pensize(4)
turtle.dot('red')
turtle.forward(30)
turtle.dot((0.0, 0.5, 1.0))
turtle.forward(30)
turtle.dot(16, 0.2, 0.4, 0.6)
turtle.done()
# --- a grid of dots
import turtle
turtle.tracer(0, 0)
turtle.hideturtle()
turtle.penup()
for y in range(5):
    for x in range(5):
        turtle.setpos(x * 30 - 60, y * 30 - 60)
        turtle.dot(8, '#aa3366')
turtle.update()
turtle.done()
# --- a traffic light
import turtle
turtle.up()
for y, name in ((60, 'red'), (0, 'yellow'), (-60, 'green')):
    turtle.goto(0, y)
    turtle.dot(50, name)
turtle.done()
# --- the pen is as it was before the dot
import turtle
turtle.color('brown')
turtle.width(3)
turtle.dot(25, 'pink')
turtle.forward(60)
turtle.done()
