# --- a tree
import turtle
def tree(length):
    if length < 10:
        return
    turtle.forward(length)
    turtle.left(30)
    tree(length * 0.7)
    turtle.right(60)
    tree(length * 0.7)
    turtle.left(30)
    turtle.back(length)
turtle.speed(0)
turtle.left(90)
tree(60)
turtle.done()
# --- a snowflake
import turtle
def side(length, depth):
    if depth == 0:
        turtle.forward(length)
        return
    for angle in (60, -120, 60, 0):
        side(length / 3, depth - 1)
        turtle.left(angle)
turtle.tracer(0)
for i in range(3):
    side(150, 3)
    turtle.right(120)
turtle.update()
turtle.done()
# --- triangles in triangles
import turtle
def triangles(length, depth):
    if depth == 0:
        for i in range(3):
            turtle.forward(length)
            turtle.left(120)
        return
    half = length / 2
    triangles(half, depth - 1)
    turtle.forward(half)
    triangles(half, depth - 1)
    turtle.left(120)
    turtle.forward(half)
    turtle.right(120)
    triangles(half, depth - 1)
    turtle.right(120)
    turtle.forward(half)
    turtle.left(120)
turtle.speed(0)
triangles(160, 3)
turtle.done()
# --- a dragon
import turtle
def dragon(level, turn):
    if level == 0:
        turtle.forward(8)
        return
    dragon(level - 1, 90)
    turtle.left(turn)
    dragon(level - 1, -90)
turtle.tracer(0)
dragon(7, 90)
turtle.update()
turtle.done()
# --- squares that turn smaller
import turtle
def squares(size):
    if size < 10:
        return
    for i in range(4):
        turtle.forward(size)
        turtle.left(90)
    turtle.left(10)
    squares(size * 0.85)
turtle.speed('fastest')
squares(120)
turtle.done()
# --- a tree with coloured leaves
import turtle
def branch(length):
    turtle.pensize(max(1, length / 12))
    turtle.pencolor('saddlebrown' if length > 20 else 'forestgreen')
    turtle.forward(length)
    if length > 12:
        turtle.right(25)
        branch(length - 12)
        turtle.left(50)
        branch(length - 12)
        turtle.right(25)
    turtle.penup()
    turtle.back(length)
    turtle.pendown()
turtle.tracer(0)
turtle.setheading(90)
branch(60)
turtle.update()
turtle.done()
