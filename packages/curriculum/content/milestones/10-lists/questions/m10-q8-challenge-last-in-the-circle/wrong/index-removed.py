n = int(input("How many children? "))
circle = []
for number in range(1, n + 1):
    circle.append(number)
while len(circle) > 1:
    first = circle[0]
    circle.remove(0)
    circle.append(first)
    out = circle[0]
    circle.remove(0)
    print("Out:", out)
print("Winner:", circle[0])
