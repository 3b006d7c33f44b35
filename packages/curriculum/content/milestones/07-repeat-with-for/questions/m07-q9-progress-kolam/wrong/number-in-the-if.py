from kolam import *
done = 7
for i in range(15):
    if i < 7:
        colour("blue")
    else:
        colour("silver")
    arc(50)
    loop(9)
    left(24)
