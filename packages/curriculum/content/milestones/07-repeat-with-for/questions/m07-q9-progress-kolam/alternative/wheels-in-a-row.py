from kolam import *

done = 9
bright = "red"
pale = "silver"
for wheel in range(1, 16):
    if wheel <= done:
        colour(bright)
    else:
        colour(pale)
    arc(40)
    loop(8)
    dot(4)
    left(360 / 15)
print("Wheels:", done)
