# --- a word
import turtle
turtle.write('Hello')
turtle.done()
# --- a big word in colour
import turtle
turtle.color('green')
turtle.write('Vanakkam', align='center', font=('Arial', 24, 'bold'))
turtle.done()
# --- words in three places
import turtle
turtle.penup()
for y, side in ((60, 'left'), (0, 'center'), (-60, 'right')):
    turtle.goto(0, y)
    turtle.write(side, align=side, font=('Courier', 16, 'normal'))
turtle.done()
# --- numbers are written, too
import turtle
turtle.up()
for number in range(5):
    turtle.goto(number * 30, 0)
    turtle.write(number * 1.5)
turtle.done()
# --- a name card
import turtle
turtle.pensize(3)
for i in range(2):
    turtle.forward(160)
    turtle.left(90)
    turtle.forward(80)
    turtle.left(90)
turtle.penup()
turtle.goto(80, 30)
turtle.write('Kavin', False, 'center', ('Verdana', 20, 'normal'))
turtle.hideturtle()
turtle.done()
# --- labels at the corners
import turtle
turtle.up()
for x, y in ((-100, -100), (100, -100), (100, 100), (-100, 100)):
    turtle.goto(x, y)
    turtle.dot(6)
    turtle.write((x, y))
turtle.done()
