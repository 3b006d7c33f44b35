n = int(input("Lines? "))
row = [1]
for line in range(n):
    for number in row:
        print(number, end=" ")
    print()
    below = [1]
    for i in range(len(row) - 1):
        below.append(row[i] + row[i + 1])
    below.append(1)
    row = below
