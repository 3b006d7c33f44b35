n = int(input("How many children? "))
circle = []
for number in range(1, n + 1):
    circle.append(number)
for i in range(n - 2):
    first = circle[0]
    circle.remove(first)
    circle.append(first)
    out = circle[0]
    circle.remove(out)
    print("Out:", out)
print("Winner:", circle[0])
