# --- the face of a clock
import turtle
turtle.speed(0)
turtle.penup()
for hour in range(12):
    turtle.home()
    turtle.setheading(90 - hour * 30)
    turtle.forward(80)
    turtle.pendown()
    turtle.forward(15)
    turtle.penup()
turtle.done()
# --- hands at ten past two
import turtle
turtle.pensize(5)
turtle.setheading(90 - 2 * 30 - 5)
turtle.forward(50)
turtle.back(50)
turtle.pensize(2)
turtle.setheading(90 - 10 * 6)
turtle.forward(80)
turtle.done()
# --- numbers round a clock
import turtle
turtle.tracer(0)
turtle.up()
for hour in range(1, 13):
    turtle.goto(0, 0)
    turtle.seth(90 - hour * 30)
    turtle.fd(70)
    turtle.write(hour, align='center', font=('Arial', 12, 'normal'))
turtle.update()
turtle.done()
# --- a clock in logo mode
import turtle
turtle.mode('logo')
turtle.width(3)
for hour in range(12):
    turtle.penup()
    turtle.home()
    turtle.setheading(hour * 30)
    turtle.forward(70)
    turtle.pendown()
    turtle.forward(12)
turtle.done()
# --- seconds in radians
import math
import turtle
turtle.radians()
for second in range(0, 60, 5):
    turtle.setheading(math.pi / 2 - second * math.pi / 30)
    turtle.forward(60)
    turtle.back(60)
print(round(turtle.heading(), 3))
turtle.done()
