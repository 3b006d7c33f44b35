from kolam import *
done = 4
background("midnightblue")
for star in range(15):
    place(0, 0)
    turn_to(star * 24)
    if star < done:
        colour("gold")
    else:
        colour("slateblue")
    forward(120)
    for point in range(5):
        forward(20)
        left(144)
    back(120)
place(0, 0)
