from kolam import *
size = 40
done = 7
for i in range(15):
    if i < 7:
        colour("red")
    else:
        colour("silver")
    arc(size)
    loop(10)
    left(24)
