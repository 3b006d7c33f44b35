n = int(input("Lines? "))
for row in range(1, n + 1):
    k = 1
    while k <= row:
        print(k, end=" ")
        k = k + 1
    print()
