from kolam import *
done = 7
thick(4)
for i in range(15):
    if i < done:
        colour("tomato")
    else:
        colour("lightsteelblue")
    arc(130, 60)
    left(120)
    arc(130, 60)
    left(120)
    left(24)
colour("orchid")
for size in range(10, 31, 10):
    loop(size)
