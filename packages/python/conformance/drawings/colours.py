# --- names in any case
import turtle
for name in ('CornflowerBlue', 'DARK ORANGE', 'light sea green', 'Gray37', 'orange2', 'GREEN'):
    turtle.pencolor(name)
    turtle.forward(30)
    turtle.left(60)
turtle.done()
# --- colours of three numbers
import turtle
turtle.colormode(255)
for i in range(10):
    turtle.color((25 * i, 100, 255 - 25 * i))
    turtle.forward(20)
    turtle.left(36)
turtle.done()
# --- parts up to one
import turtle
turtle.pencolor(1, 0.5, 0)
turtle.forward(50)
turtle.pencolor((0.2, 0.8, 0.55))
turtle.forward(50)
turtle.done()
# --- hexadecimal colours
import turtle
for word in ('#f00', '#00c078', '#123456', '#ABCDEF'):
    turtle.color(word)
    turtle.forward(40)
    turtle.left(90)
print(turtle.pencolor())
turtle.done()
# --- one colour for lines, one for areas
import turtle
turtle.color('navy', 'skyblue')
turtle.pensize(3)
turtle.begin_fill()
turtle.circle(60, steps=5)
turtle.end_fill()
print(turtle.color())
turtle.done()
# --- no colour
import turtle
turtle.forward(40)
turtle.pencolor('')
turtle.forward(40)
turtle.pencolor('black')
turtle.forward(40)
turtle.done()
# --- a page of colour
import turtle
turtle.colormode(255)
turtle.bgcolor(20, 30, 60)
turtle.color(250, 250, 210)
turtle.width(5)
turtle.circle(70, 270)
print(turtle.bgcolor())
turtle.done()
# --- greys
import turtle
for level in range(0, 101, 20):
    turtle.pencolor('gray' + str(level))
    turtle.width(8)
    turtle.forward(25)
turtle.done()
