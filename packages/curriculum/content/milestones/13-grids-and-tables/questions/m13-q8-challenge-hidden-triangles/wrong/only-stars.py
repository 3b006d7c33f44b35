n = int(input("Lines? "))
for line in range(n):
    for i in range(line + 1):
        print("*", end=" ")
    print()
