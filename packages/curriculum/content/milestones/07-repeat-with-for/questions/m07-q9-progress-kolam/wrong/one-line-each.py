from kolam import *
done = 7
for i in range(15):
    if i < done:
        colour("red")
    else:
        colour("silver")
    arc(50)
    left(24)
