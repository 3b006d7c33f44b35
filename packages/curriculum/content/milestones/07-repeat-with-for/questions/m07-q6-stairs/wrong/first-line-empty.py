n = int(input("Steps? "))
for i in range(n):
    print("#" * i)
