# --- the last line is taken back
import turtle
turtle.forward(60)
turtle.left(90)
turtle.forward(60)
turtle.undo()
turtle.undo()
turtle.forward(40)
turtle.done()
# --- a circle and a dot are taken back whole
import turtle
turtle.forward(30)
turtle.circle(40)
turtle.undo()
turtle.dot(20, 'red')
turtle.undo()
turtle.forward(30)
turtle.done()
# --- a colour is taken back
import turtle
turtle.pencolor('red')
turtle.forward(40)
turtle.undo()
turtle.undo()
turtle.forward(80)
turtle.done()
# --- all is taken back
import turtle
for i in range(4):
    turtle.forward(50)
    turtle.left(90)
while turtle.undobufferentries():
    turtle.undo()
turtle.right(30)
turtle.forward(70)
turtle.done()
# --- words and stamps are taken back
import turtle
turtle.write('one')
turtle.undo()
turtle.stamp()
turtle.undo()
turtle.penup()
turtle.forward(50)
turtle.undo()
turtle.pendown()
turtle.forward(20)
turtle.done()
# --- a filled area is taken back
import turtle
turtle.begin_fill()
turtle.circle(30)
turtle.end_fill()
turtle.undo()
turtle.forward(60)
turtle.done()
