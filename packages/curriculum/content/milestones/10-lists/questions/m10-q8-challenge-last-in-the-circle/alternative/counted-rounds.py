n = int(input("How many? "))
line = []
for number in range(1, n + 1):
    line.append(number)
for i in range(n - 1):
    stays = line[0]
    leaves = line[1]
    line.remove(stays)
    line.remove(leaves)
    line.append(stays)
    print("Out:", leaves)
print("Winner:", line[0])
