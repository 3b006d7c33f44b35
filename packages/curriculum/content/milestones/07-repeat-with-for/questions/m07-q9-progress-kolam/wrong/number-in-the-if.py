from kolam import *
done = 9
bright, pale = "purple", "lavender"
for petal in range(15):
    if petal >= 9:
        colour(pale)
    else:
        colour(bright)
    arc(80, 90)
    left(90)
    arc(80, 90)
    left(114)
