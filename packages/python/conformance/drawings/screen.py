# --- a window with a title
import turtle
window = turtle.Screen()
window.setup(500, 300)
window.title('My drawing')
window.bgcolor('lightyellow')
turtle.circle(50)
window.mainloop()
# --- nothing is shown before it is complete
import turtle
turtle.Screen().tracer(False)
for i in range(36):
    turtle.forward(100)
    turtle.right(170)
turtle.Screen().update()
turtle.done()
# --- reset begins with a clean page
import turtle
turtle.color('red')
turtle.width(5)
turtle.forward(80)
turtle.reset()
turtle.left(90)
turtle.forward(40)
turtle.done()
# --- clear keeps the place
import turtle
turtle.color('blue')
turtle.forward(50)
turtle.clear()
turtle.left(90)
turtle.forward(50)
turtle.done()
# --- the screen forgets its turtles
import turtle
old = turtle.Turtle()
old.forward(90)
turtle.bgcolor('pink')
turtle.clearscreen()
new = turtle.Turtle()
new.left(45)
new.forward(60)
turtle.done()
# --- speeds in words and numbers
import turtle
for speed in ('slowest', 'slow', 'normal', 'fast', 'fastest', 0, 11, 5):
    turtle.speed(speed)
    turtle.forward(20)
    turtle.left(45)
print(turtle.speed())
turtle.done()
# --- a wait between the lines
import time
import turtle
for i in range(4):
    turtle.forward(60)
    time.sleep(0.5)
    turtle.left(90)
turtle.done()
# --- the end with a click
import turtle
turtle.delay(0)
for i in range(8):
    turtle.fd(45)
    turtle.lt(45)
turtle.Screen().exitonclick()
# --- a turtle that reads its place
import turtle
while turtle.xcor() < 100:
    turtle.forward(13)
    turtle.left(3)
while turtle.ycor() > -40:
    turtle.sety(turtle.ycor() - 15)
    turtle.setx(turtle.xcor() + 5)
print(round(turtle.distance(0, 0)), turtle.towards(0, 0), turtle.isdown())
turtle.done()
