from kolam import *
done = 11
thick(2)
for wheel in range(15):
    colour("orange")
    if wheel < done:
        colour("maroon")
    loop(12)
    dot(6)
    forward(30)
print("சக்கரங்கள்:", done)
