# --- a star by import *
from turtle import *
color('red', 'yellow')
begin_fill()
while True:
    forward(200)
    left(170)
    if abs(pos()) < 1:
        break
end_fill()
done()
# --- keys on a screen
import turtle
wn = turtle.Screen()
wn.title('Move me')
wn.bgcolor('lightgreen')
player = turtle.Turtle()
player.shape('turtle')
player.speed('fastest')
def go_up():
    player.setheading(90)
    player.forward(20)
def go_left():
    player.left(30)
wn.onkey(go_up, 'Up')
wn.onkeypress(go_left, 'Left')
wn.listen()
go_up()
go_left()
go_up()
wn.mainloop()
# --- colormode of 255 with random colours
import turtle
import random
screen = turtle.Screen()
screen.colormode(255)
pen = turtle.Turtle()
pen.speed('fastest')
for i in range(36):
    pen.color(i * 7, 255 - i * 7, (i * 13) % 256)
    pen.circle(60)
    pen.right(10)
screen.exitonclick()
# --- a house with a function for each part
from turtle import *
speed(0)
def square(side):
    for _ in range(4):
        forward(side)
        left(90)
def triangle(side):
    for _ in range(3):
        forward(side)
        left(120)
penup(); goto(-50, -60); pendown()
fillcolor('tan'); begin_fill(); square(100); end_fill()
penup(); goto(-50, 40); pendown()
fillcolor('brown'); begin_fill(); triangle(100); end_fill()
hideturtle()
exitonclick()
# --- two turtles that race
import turtle
a = turtle.Turtle(); b = turtle.Turtle(shape='turtle')
a.color('blue'); b.color('green')
for t, y in ((a, 50), (b, -50)):
    t.penup()
    t.goto(-150, y)
    t.pendown()
steps = [12, 7, 9, 15, 3, 8]
for i in range(12):
    a.fd(steps[i % 6])
    b.fd(steps[(i + 3) % 6])
winner = 'blue' if a.xcor() > b.xcor() else 'green'
print(winner, 'wins')
w = turtle.Turtle(visible=False)
w.penup()
w.goto(0, 120)
w.write(winner + ' wins!', align='center', font=('Arial', 16, 'bold'))
turtle.done()
# --- a class that is a turtle
import turtle
class Ball(turtle.Turtle):
    def __init__(self, colour, x):
        super().__init__()
        self.shape('circle')
        self.color(colour)
        self.penup()
        self.goto(x, 0)
        self.dx = 5
    def move(self):
        self.setx(self.xcor() + self.dx)
        if self.xcor() > 100:
            self.dx *= -1
balls = [Ball('red', 0), Ball('#0000ff', 50)]
for step in range(30):
    for ball in balls:
        ball.move()
for ball in balls:
    ball.stamp()
turtle.mainloop()
# --- a chessboard with tracer
import turtle
turtle.tracer(0, 0)
t = turtle.Turtle()
t.hideturtle()
size = 30
for row in range(8):
    for col in range(8):
        t.penup()
        t.goto(-120 + col * size, -120 + row * size)
        t.pendown()
        t.fillcolor('black' if (row + col) % 2 == 0 else 'white')
        t.begin_fill()
        for side in range(4):
            t.forward(size)
            t.left(90)
        t.end_fill()
turtle.update()
turtle.done()
# --- a clock face with towards and distance
import turtle
t = turtle.Turtle()
t.speed(10)
t.up()
for hour in range(12):
    t.home()
    t.setheading(90 - hour * 30)
    t.forward(130)
    t.dot(10, 'navy')
    t.forward(20)
    t.write(hour or 12, align='center')
t.home()
print(round(t.distance(30, 40)), round(t.towards(0, 10)))
turtle.Screen().exitonclick()
# --- a tree by recursion
import turtle
def tree(length, t):
    if length > 10:
        t.forward(length)
        t.right(20)
        tree(length - 15, t)
        t.left(40)
        tree(length - 15, t)
        t.right(20)
        t.backward(length)
def main():
    t = turtle.Turtle()
    my_win = turtle.Screen()
    t.left(90)
    t.up()
    t.backward(100)
    t.down()
    t.color('green')
    tree(60, t)
    my_win.exitonclick()
main()
# --- a Koch snowflake
from turtle import *
def koch(length, depth):
    if depth == 0:
        fd(length)
        return
    for angle in (60, -120, 60, 0):
        koch(length / 3, depth - 1)
        lt(angle)
speed(0); pu(); setpos(-90, 50); pd()
for i in range(3):
    koch(180, 3)
    rt(120)
ht()
mainloop()
# --- the Indian flag
import turtle
from turtle import Screen, Turtle
screen = Screen()
screen.setup(width=400, height=400)
flag = Turtle()
flag.speed('normal')
def bar(colour, y):
    flag.penup(); flag.goto(-120, y); flag.pendown()
    flag.color('black', colour)
    flag.begin_fill()
    for side in (240, 50, 240, 50):
        flag.forward(side); flag.right(90)
    flag.end_fill()
bar('orange', 75); bar('white', 25); bar('green', -25)
flag.penup(); flag.goto(0, -24); flag.pendown()
flag.color('navy'); flag.pensize(2)
flag.circle(24)
for spoke in range(24):
    flag.penup(); flag.goto(0, 0); flag.setheading(spoke * 15); flag.pendown()
    flag.forward(24)
turtle.done()
# --- a smiling face with arcs
import turtle as tt
tt.pensize(4)
tt.pencolor('black')
tt.fillcolor('gold')
tt.pu(); tt.goto(0, -100); tt.pd()
tt.begin_fill(); tt.circle(100); tt.end_fill()
for x in (-40, 40):
    tt.pu(); tt.goto(x, 30); tt.pd()
    tt.dot(25)
tt.pu(); tt.goto(-50, -20); tt.seth(-60); tt.pd()
tt.circle(58, 120)
tt.ht()
tt.done()
# --- polygons by steps of circle and shapes by steps
import turtle
for sides in range(3, 9):
    turtle.circle(20 * sides / 2, steps=sides)
turtle.circle(-40, 180, 6)
turtle.done()
# --- stamps round a ring, two cleared
import turtle
t = turtle.Turtle('square')
t.color('purple')
t.shapesize(0.5, 2)
t.penup()
ids = []
for i in range(12):
    t.forward(100)
    ids.append(t.stamp())
    t.back(100)
    t.right(30)
t.clearstamp(ids[3])
t.clearstamps(-1)
print(len(ids), t.shapesize()[:2])
turtle.exitonclick()
# --- a bar chart with numbers
import turtle
def draw_bar(t, height):
    t.begin_fill()
    t.left(90)
    t.forward(height)
    t.write('  ' + str(height))
    t.right(90)
    t.forward(30)
    t.right(90)
    t.forward(height)
    t.left(90)
    t.end_fill()
    t.forward(5)
xs = [48, 117, 100, 60, 90]
wn = turtle.Screen()
wn.setworldcoordinates(0 - 10, 0 - 10, 40 * len(xs) + 10, 117 + 10)
wn.bgcolor('lightgreen')
tess = turtle.Turtle()
tess.color('blue', 'red')
tess.pensize(3)
for a in xs:
    draw_bar(tess, a)
wn.exitonclick()
# --- a random walk with a seed and a wall
import turtle, random
turtle.speed(0)
turtle.delay(0)
x = 7
for i in range(80):
    x = (x * 31 + 11) % 101
    turtle.setheading(90 * (x % 4))
    turtle.forward(10)
    if abs(turtle.xcor()) > 90 or abs(turtle.ycor()) > 90:
        turtle.undo()
print(turtle.pos())
turtle.done()
# --- colours of many kinds
import turtle
turtle.pensize(6)
for word in ['CornflowerBlue', 'DARK olive green', 'gray50', '#f80', '#12ab34', (0.2, 0.5, 1), 'SpringGreen2']:
    turtle.pencolor(word)
    turtle.forward(30)
    turtle.left(40)
print(turtle.pencolor(), turtle.color())
turtle.colormode(255)
turtle.pencolor(10, 20, 30)
turtle.forward(30)
print(turtle.pencolor())
turtle.done()
# --- pen as a dictionary and a clone
import turtle
t = turtle.Turtle()
t.pen(pencolor='red', pensize=3, speed=9)
t.forward(60)
u = t.clone()
u.left(90)
u.forward(40)
t.pen(pendown=False)
t.forward(30)
print(t.isdown(), u.isdown(), t.pen()['pencolor'], u.pensize(), t.heading())
with_reset = turtle.Turtle()
with_reset.forward(20)
with_reset.reset()
with_reset.teleport(0, 0) if hasattr(with_reset, 'teleport') and False else with_reset.setposition(0, -30)
turtle.done()
# --- degrees, radians and the mode logo
import turtle, math
turtle.radians()
turtle.left(math.pi / 2)
turtle.forward(50)
turtle.degrees()
turtle.right(45)
turtle.forward(50)
turtle.mode('logo')
print(turtle.heading())
turtle.right(90)
turtle.forward(70)
turtle.setheading(0)
turtle.forward(30)
turtle.done()
# --- a checker that waits for clicks
import turtle
screen = turtle.Screen()
t = turtle.Turtle()
def click(x, y):
    t.goto(x, y)
screen.onclick(click)
screen.onscreenclick(click)
t.ondrag(t.goto)
t.onclick(click)
t.circle(30)
turtle.listen()
turtle.done()
