from kolam import *
done = 15
for number in range(15, 0, -1):
    if number > done:
        colour("mistyrose")
    else:
        colour("deeppink")
    arc(60, 120)
    left(60)
    arc(60, 120)
    left(60)
    left(24)
if done == 15:
    print("எல்லாம் முடிந்தது!")
