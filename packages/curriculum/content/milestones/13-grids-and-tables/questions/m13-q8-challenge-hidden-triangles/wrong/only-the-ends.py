n = int(input("Lines? "))
for line in range(n):
    for i in range(line + 1):
        if i == 0 or i == line:
            print("*", end=" ")
        else:
            print(".", end=" ")
    print()
