from kolam import *
done = 7
for i in range(15):
    if i < done:
        colour("tomato")
    else:
        colour("lightsteelblue")
    arc(70)
    loop(12)
    left(24)
colour("orchid")
loop(20)
