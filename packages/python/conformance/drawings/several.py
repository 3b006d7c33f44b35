# --- two turtles
import turtle
anu = turtle.Turtle()
balu = turtle.Turtle()
anu.color('red')
balu.color('blue')
anu.forward(100)
balu.left(90)
balu.forward(100)
turtle.done()
# --- a race
import turtle
racers = []
for i, name in enumerate(['red', 'green', 'blue']):
    racer = turtle.Turtle()
    racer.shape('turtle')
    racer.color(name)
    racer.penup()
    racer.goto(-150, 50 - i * 50)
    racer.pendown()
    racers.append(racer)
for step in range(6):
    for speed, racer in enumerate(racers, 2):
        racer.forward(5 * speed)
turtle.done()
# --- four friends that walk apart
import turtle
friends = [turtle.Turtle() for i in range(4)]
for i, friend in enumerate(friends):
    friend.setheading(i * 90)
    friend.forward(60)
    friend.circle(20)
turtle.done()
# --- one that follows
import turtle
cat, mouse = turtle.Turtle(), turtle.Turtle()
mouse.penup()
mouse.goto(100, 50)
mouse.pendown()
for i in range(8):
    mouse.forward(10)
    mouse.left(20)
    cat.setheading(cat.towards(mouse))
    cat.forward(cat.distance(mouse) / 4)
turtle.done()
# --- a clone goes on from there
import turtle
first = turtle.Turtle()
first.color('green')
first.width(3)
first.forward(60)
second = first.clone()
second.left(45)
second.forward(60)
first.right(45)
first.forward(60)
turtle.done()
# --- the unnamed turtle and a named one
import turtle
named = turtle.Turtle()
named.left(120)
named.forward(70)
turtle.forward(70)
print(len(turtle.turtles()))
turtle.done()
# --- only one is cleared
import turtle
a = turtle.Turtle()
b = turtle.Turtle()
a.forward(50)
b.right(60)
b.forward(50)
b.dot(20)
a.clear()
a.forward(30)
turtle.done()
