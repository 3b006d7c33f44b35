# --- bars in world coordinates
import turtle
rain = [3, 7, 2, 9, 5]
turtle.setup(420, 420)
turtle.setworldcoordinates(0, 0, 6, 10)
turtle.speed(0)
for day, amount in enumerate(rain):
    turtle.penup()
    turtle.goto(day + 0.5, 0)
    turtle.pendown()
    turtle.fillcolor('steelblue')
    turtle.begin_fill()
    for x, y in ((day + 0.5, amount), (day + 1.2, amount), (day + 1.2, 0), (day + 0.5, 0)):
        turtle.goto(x, y)
    turtle.end_fill()
turtle.done()
# --- a curve in world coordinates
import turtle
screen = turtle.Screen()
screen.setup(400, 400)
screen.setworldcoordinates(-5, -5, 5, 5)
turtle.penup()
for step in range(-20, 21):
    x = step / 5
    turtle.goto(x, x * x / 4 - 3)
    turtle.pendown()
turtle.done()
# --- a circle that the page stretches
import turtle
turtle.setup(400, 300)
turtle.setworldcoordinates(-10, -10, 10, 10)
turtle.circle(5)
turtle.dot(12)
turtle.forward(4)
turtle.done()
# --- logo mode turns by the clock
import turtle
turtle.mode('logo')
turtle.forward(60)
turtle.right(45)
turtle.forward(60)
print(turtle.heading())
turtle.left(90)
turtle.circle(30, 180)
print(turtle.heading())
turtle.done()
# --- a whole turn of four hundred
import turtle
turtle.degrees(400)
for i in range(4):
    turtle.forward(70)
    turtle.left(100)
turtle.circle(40, 200)
turtle.done()
# --- half circles in radians
import math
import turtle
turtle.radians()
turtle.left(math.pi / 4)
turtle.circle(50, math.pi)
turtle.forward(50)
turtle.done()
# --- moves of the pen with floats
import turtle
x = -100.0
turtle.up()
while x <= 100:
    turtle.goto(x, x * x * x / 10000)
    turtle.down()
    x += 12.5
turtle.done()
