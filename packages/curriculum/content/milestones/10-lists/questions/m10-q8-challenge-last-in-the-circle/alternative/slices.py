n = int(input("How many children? "))
circle = []
for i in range(n):
    circle.append(i + 1)
while len(circle) != 1:
    print("Out:", circle[1])
    circle = circle[2:] + circle[:1]
print("Winner:", circle[0])
