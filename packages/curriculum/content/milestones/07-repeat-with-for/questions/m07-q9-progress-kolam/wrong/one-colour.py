from kolam import *
done = 7
colour("green")
for i in range(15):
    if i < done:
        loop(60)
    arc(40)
    loop(12)
    left(24)
