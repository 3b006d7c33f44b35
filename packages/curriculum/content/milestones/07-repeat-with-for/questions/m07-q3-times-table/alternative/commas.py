n = int(input("Which table? "))
for i in range(1, 11):
    print(n, "x", i, "=", n * i)
