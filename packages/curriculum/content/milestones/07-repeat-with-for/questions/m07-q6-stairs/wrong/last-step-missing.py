n = int(input("Steps? "))
for i in range(1, n):
    print("#" * i)
