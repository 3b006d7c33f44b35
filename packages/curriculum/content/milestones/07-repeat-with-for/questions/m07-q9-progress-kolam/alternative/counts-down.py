from kolam import *
done = 7
# இதழ்கள்
left_over = done
for petal in range(0, 15):
    if left_over > 0:
        colour("crimson")
    else:
        colour("pink")
    left_over = left_over - 1
    arc(70, 90)
    left(90)
    arc(70, 90)
    left(90)
    left(24)
print("இன்னும்", 15 - done)
