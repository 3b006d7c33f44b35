# --- a circle
import turtle
turtle.circle(50)
turtle.done()
# --- circles of many sizes
import turtle
for radius in range(10, 101, 15):
    turtle.circle(radius)
turtle.done()
# --- a circle to the right
import turtle
turtle.circle(-60)
turtle.done()
# --- arcs in all directions
import turtle
turtle.circle(50, 90)
turtle.circle(-50, 90)
turtle.circle(50, -90)
turtle.circle(-50, -45)
print(turtle.pos(), turtle.heading())
turtle.done()
# --- a circle with few steps
import turtle
turtle.circle(70, steps=3)
turtle.circle(70, steps=6)
turtle.circle(40, 180, 4)
turtle.done()
# --- rings round one middle
import turtle
for radius in range(20, 100, 20):
    turtle.penup()
    turtle.goto(0, -radius)
    turtle.pendown()
    turtle.circle(radius)
turtle.done()
# --- a flower
import turtle
turtle.speed(0)
turtle.color('deeppink')
for petal in range(8):
    turtle.circle(60, 60)
    turtle.left(120)
    turtle.circle(60, 60)
    turtle.left(120 + 45)
turtle.done()
# --- a face
import turtle
t = turtle.Turtle()
t.penup()
t.goto(0, -80)
t.pendown()
t.color('black', 'yellow')
t.begin_fill()
t.circle(80)
t.end_fill()
for x in (-30, 30):
    t.penup()
    t.goto(x, 20)
    t.dot(18)
t.goto(-40, -20)
t.setheading(-60)
t.pendown()
t.width(5)
t.circle(46, 120)
t.hideturtle()
turtle.done()
# --- the rings of the games
import turtle
turtle.pensize(6)
places = [(-110, 0, 'blue'), (0, 0, 'black'), (110, 0, 'red'), (-55, -50, 'yellow'), (55, -50, 'green')]
for x, y, name in places:
    turtle.up()
    turtle.goto(x, y)
    turtle.down()
    turtle.pencolor(name)
    turtle.circle(45)
turtle.done()
# --- a small and a huge circle
import turtle
turtle.circle(2)
turtle.circle(600, 30)
turtle.done()
