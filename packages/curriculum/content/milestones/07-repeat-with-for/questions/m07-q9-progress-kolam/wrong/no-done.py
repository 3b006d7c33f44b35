import turtle
finished = 7
for i in range(15):
    if i < finished:
        turtle.color("blue")
    else:
        turtle.color("silver")
    for side in range(4):
        turtle.forward(45)
        turtle.left(90)
    turtle.left(24)
