import turtle
done = 5
pen = turtle.Turtle()

def triangle(size):
    for side in range(3):
        pen.forward(size)
        pen.left(120)

for i in range(15):
    pen.color("green" if i < done else "lightgreen")
    triangle(50)
    pen.left(24)
