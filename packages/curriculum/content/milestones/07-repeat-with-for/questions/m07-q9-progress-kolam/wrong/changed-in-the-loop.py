from kolam import *
done = 5
for i in range(15):
    done = 7
    colour("teal" if i < done else "khaki")
    forward(50)
    dot(10)
    back(50)
    right(24)
