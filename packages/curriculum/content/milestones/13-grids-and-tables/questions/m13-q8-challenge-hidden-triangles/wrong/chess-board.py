n = int(input("Lines? "))
for line in range(n):
    for i in range(line + 1):
        if (line + i) % 2 == 0:
            print("*", end=" ")
        else:
            print(".", end=" ")
    print()
