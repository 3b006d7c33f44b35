n = int(input("Steps? "))
for i in range(n, 0, -1):
    print("#" * i)
