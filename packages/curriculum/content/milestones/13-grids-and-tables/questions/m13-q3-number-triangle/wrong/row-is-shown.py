n = int(input("Lines? "))
for row in range(1, n + 1):
    for k in range(1, row + 1):
        print(row, end=" ")
    print()
