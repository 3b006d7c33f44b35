n = int(input("Lines? "))
for row in range(1, n + 1):
    for k in range(row, 0, -1):
        print(k, end=" ")
    print()
