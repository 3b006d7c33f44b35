from kolam import *
done = 3
# நட்சத்திரம்
for star in range(1, 16):
    if star <= done:
        colour("gold")
    else:
        colour("slateblue")
    place(0, 0)
    turn_to(star * 24)
    forward(120)
place(0, 0)
