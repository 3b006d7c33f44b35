# --- arrows would move it
import turtle
def up():
    turtle.setheading(90)
    turtle.forward(20)
screen = turtle.Screen()
screen.listen()
screen.onkey(up, 'Up')
screen.onkeypress(up, 'w')
turtle.circle(30)
screen.mainloop()
# --- a click would draw
import turtle
def visit(x, y):
    turtle.goto(x, y)
turtle.onscreenclick(visit)
turtle.forward(40)
turtle.done()
# --- a ball with a timer
import turtle
ball = turtle.Turtle('circle')
def tick():
    ball.forward(10)
    turtle.ontimer(tick, 50)
tick()
turtle.done()
# --- a clock with a timer
import turtle
seconds = 0
def tick():
    global seconds
    turtle.clear()
    turtle.setheading(90 - seconds * 6)
    turtle.forward(80)
    turtle.back(80)
    seconds += 1
    turtle.ontimer(tick, 1000)
tick()
turtle.mainloop()
# --- a star that a timer draws
import turtle
sides = 0
def side():
    global sides
    turtle.forward(100)
    turtle.right(144)
    sides += 1
    if sides < 5:
        turtle.ontimer(side, 100)
turtle.ontimer(side, 100)
turtle.done()
