n = int(input("How many children? "))
circle = []
for number in range(1, n + 1):
    circle.append(number)
place = 0
while len(circle) > 1:
    place = place + 1
    if place >= len(circle):
        place = 0
    print("Out:", circle[place])
    circle.remove(circle[place])
print("Winner:", circle[0])
