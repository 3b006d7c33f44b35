n = int(input("Steps? "))
for i in range(1, n + 1):
    print("#")
