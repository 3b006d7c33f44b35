# --- a ring of stamps
import turtle
turtle.shape('turtle')
turtle.penup()
for i in range(8):
    turtle.forward(60)
    turtle.stamp()
    turtle.back(60)
    turtle.left(45)
turtle.done()
# --- stamps of all shapes
import turtle
turtle.penup()
turtle.goto(-120, 0)
for name in ('arrow', 'circle', 'classic', 'square', 'triangle', 'turtle'):
    turtle.shape(name)
    turtle.stamp()
    turtle.forward(45)
turtle.done()
# --- growing stamps
import turtle
turtle.shape('square')
turtle.up()
for size in (1, 2, 3):
    turtle.shapesize(size)
    turtle.color('black', 'gold')
    turtle.stamp()
    turtle.forward(70)
turtle.done()
# --- some stamps are taken away
import turtle
turtle.up()
kept = []
for i in range(5):
    kept.append(turtle.stamp())
    turtle.forward(30)
turtle.clearstamp(kept[1])
turtle.clearstamps(1)
turtle.clearstamps(-1)
turtle.done()
# --- stamps and lines
import turtle
turtle.color('teal')
turtle.shape('circle')
for i in range(5):
    turtle.forward(50)
    turtle.stamp()
    turtle.left(72)
turtle.done()
