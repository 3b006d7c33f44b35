n = int(input("Steps? "))
for i in range(n + 1):
    print("#" * i)
