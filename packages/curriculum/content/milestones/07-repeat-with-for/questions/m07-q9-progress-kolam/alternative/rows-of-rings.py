from kolam import *
done = 6
shades = ["khaki", "teal"]
for row in range(3):
    for column in range(5):
        which = 0
        if row * 5 + column < done:
            which = 1
        colour(shades[which])
        place(column * 60, row * 60)
        loop(20)
        loop(10)
place(0, 0)
