from kolam import *
done = 7
colour("red")
for i in range(done):
    arc(50)
    loop(10)
    left(24)
colour("silver")
for i in range(15 - done):
    arc(50)
    loop(10)
    left(24)
