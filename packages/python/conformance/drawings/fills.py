# --- a filled square
import turtle
turtle.fillcolor('blue')
turtle.begin_fill()
for i in range(4):
    turtle.forward(100)
    turtle.right(90)
turtle.end_fill()
turtle.done()
# --- the colour is read at the end
import turtle
turtle.fillcolor('red')
turtle.begin_fill()
for i in range(3):
    turtle.forward(90)
    turtle.left(120)
turtle.fillcolor('green')
turtle.end_fill()
turtle.done()
# --- a fill with the pen up has no line
import turtle
turtle.penup()
turtle.color('tomato')
turtle.begin_fill()
for i in range(6):
    turtle.forward(60)
    turtle.left(60)
turtle.end_fill()
turtle.done()
# --- a fill that is never closed
import turtle
turtle.begin_fill()
turtle.forward(50)
turtle.left(90)
turtle.forward(50)
turtle.done()
# --- a fill that begins twice
import turtle
turtle.begin_fill()
turtle.forward(80)
turtle.left(120)
turtle.begin_fill()
turtle.forward(80)
turtle.left(120)
turtle.forward(80)
turtle.end_fill()
turtle.done()
# --- two points are no area
import turtle
turtle.begin_fill()
turtle.forward(80)
turtle.end_fill()
turtle.done()
# --- an area over an older line
import turtle
turtle.pensize(10)
turtle.goto(60, 60)
turtle.color('black', 'orange')
turtle.begin_fill()
turtle.circle(40)
turtle.end_fill()
turtle.done()
# --- filled circles in a row
import turtle
for i, name in enumerate(['Red', 'ORANGE', 'gold', 'light green']):
    turtle.up()
    turtle.goto(i * 70 - 105, 0)
    turtle.down()
    turtle.color('black', name)
    turtle.begin_fill()
    turtle.circle(30)
    turtle.end_fill()
turtle.done()
# --- a field of tiles
import turtle
turtle.tracer(0)
turtle.hideturtle()
for row in range(4):
    for column in range(4):
        turtle.penup()
        turtle.goto(column * 40 - 80, row * 40 - 80)
        turtle.pendown()
        if (row + column) % 2 == 0:
            turtle.begin_fill()
        for i in range(4):
            turtle.forward(40)
            turtle.left(90)
        if turtle.filling():
            turtle.end_fill()
turtle.update()
turtle.done()
# --- a heart
import turtle
turtle.color('red')
turtle.begin_fill()
turtle.left(140)
turtle.forward(111.65)
turtle.circle(-55, 200)
turtle.setheading(60)
turtle.circle(-55, 200)
turtle.forward(111.65)
turtle.end_fill()
turtle.hideturtle()
turtle.done()
# --- a dot inside an area
import turtle
turtle.fillcolor('yellow')
turtle.begin_fill()
turtle.forward(60)
turtle.dot(12, 'red')
turtle.left(120)
turtle.forward(60)
turtle.end_fill()
turtle.done()
