n = int(input("How many children? "))
circle = []
for number in range(1, n + 1):
    circle.append(number)
for i in range(len(circle)):
    if i % 2 == 1:
        print("Out:", circle[i])
        circle.remove(circle[i])
print("Winner:", circle[0])
