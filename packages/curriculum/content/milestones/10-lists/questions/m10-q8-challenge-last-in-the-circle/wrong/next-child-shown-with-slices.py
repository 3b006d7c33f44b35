n = int(input("How many children? "))
circle = []
for number in range(1, n + 1):
    circle.append(number)
while len(circle) > 1:
    circle = circle[1:] + circle[:1]
    circle = circle[1:]
    print("Out:", circle[0])
print("Winner:", circle[0])
