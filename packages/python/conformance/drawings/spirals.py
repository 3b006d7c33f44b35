# --- a square spiral
import turtle
for i in range(40):
    turtle.forward(i * 4)
    turtle.right(90)
turtle.done()
# --- a spiral that turns by 91
import turtle
t = turtle.Turtle()
t.speed(0)
for x in range(100):
    t.forward(x)
    t.left(91)
turtle.done()
# --- a rainbow spiral
import turtle
colors = ['red', 'purple', 'blue', 'green', 'orange', 'yellow']
t = turtle.Pen()
turtle.bgcolor('black')
t.speed(0)
for x in range(120):
    t.pencolor(colors[x % 6])
    t.width(x // 100 + 1)
    t.forward(x)
    t.left(59)
turtle.done()
# --- a spiral of circles
import turtle
turtle.speed('fastest')
for i in range(24):
    turtle.circle(40)
    turtle.left(15)
turtle.hideturtle()
turtle.done()
# --- a snail
import turtle
turtle.pensize(2)
for i in range(20):
    turtle.circle(5 + i * 3, 90)
turtle.done()
# --- a spiral with a while
import turtle
length = 5
while length < 150:
    turtle.fd(length)
    turtle.rt(61)
    length += 3
turtle.done()
# --- a spirograph
import turtle
turtle.speed(0)
turtle.tracer(0)
for i in range(36):
    turtle.color('blue' if i % 2 else 'magenta')
    for corner in range(4):
        turtle.forward(80)
        turtle.right(90)
    turtle.right(10)
turtle.update()
turtle.done()
