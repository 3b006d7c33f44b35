from kolam import *
done = 7
for k in range(15):
    colour("lightblue")
    if done > k:
        colour("purple")
    forward(90)
    dot(14)
    loop(12)
    back(90)
    right(24)
