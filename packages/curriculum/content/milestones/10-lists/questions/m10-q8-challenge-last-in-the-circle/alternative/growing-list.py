n = int(input())
circle = []
for number in range(1, n + 1):
    circle.append(number)
i = 0
while i < len(circle) - 1:
    circle.append(circle[i])
    print("Out: " + str(circle[i + 1]))
    i = i + 2
print("Winner: " + str(circle[-1]))
