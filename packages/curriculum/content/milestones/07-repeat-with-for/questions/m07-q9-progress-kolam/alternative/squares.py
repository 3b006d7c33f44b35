from kolam import *
done = 2
thick(3)
left(45)
for n in range(15):
    if n >= done:
        colour("lightgreen")
    else:
        colour("darkgreen")
    for corner in range(4):
        forward(60)
        right(90)
    right(24)
