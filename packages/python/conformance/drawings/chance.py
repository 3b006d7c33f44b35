# --- a walk without aim
import random
import turtle
random.seed(4)
turtle.speed(0)
for i in range(60):
    turtle.forward(15)
    turtle.setheading(random.choice([0, 90, 180, 270]))
turtle.done()
# --- confetti
import random
import turtle
random.seed(11)
turtle.penup()
turtle.tracer(0)
for i in range(40):
    turtle.goto(random.randint(-150, 150), random.randint(-150, 150))
    turtle.dot(random.randint(4, 20), random.choice(['red', 'blue', 'gold', 'green']))
turtle.update()
turtle.done()
# --- a sky at night
import random
import turtle
random.seed(2)
turtle.bgcolor('midnightblue')
turtle.color('white')
turtle.speed(0)
turtle.hideturtle()
for i in range(12):
    turtle.penup()
    turtle.goto(random.randint(-150, 150), random.randint(0, 150))
    turtle.pendown()
    turtle.begin_fill()
    for j in range(5):
        turtle.forward(12)
        turtle.right(144)
    turtle.end_fill()
turtle.done()
# --- colours by chance
import random
import turtle
random.seed(7)
turtle.colormode(255)
turtle.width(4)
for i in range(20):
    turtle.pencolor(random.randint(0, 255), random.randint(0, 255), random.randint(0, 255))
    turtle.circle(random.randint(10, 60), 90)
turtle.done()
# --- a race with dice
import random
import turtle
random.seed(21)
lanes = []
for y in (40, 0, -40):
    lane = turtle.Turtle('turtle')
    lane.up()
    lane.goto(-140, y)
    lane.down()
    lanes.append(lane)
while max(lane.xcor() for lane in lanes) < 100:
    random.choice(lanes).forward(random.randint(1, 6) * 5)
turtle.done()
