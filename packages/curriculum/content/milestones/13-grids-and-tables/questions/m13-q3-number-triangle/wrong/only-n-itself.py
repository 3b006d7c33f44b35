n = int(input("Lines? "))
for row in range(1, n + 1):
    for k in range(n):
        print(k, end=" ")
    print()
