n = int(input("Lines? "))
for row in range(n):
    for k in range(row + 1):
        print(k + 1, end=" ")
    print()
