from kolam import *
done = 7
for i in range(15):
    if i < done:
        colour("red")
    else:
        colour("silver")
    forward(30)
    loop(10)
