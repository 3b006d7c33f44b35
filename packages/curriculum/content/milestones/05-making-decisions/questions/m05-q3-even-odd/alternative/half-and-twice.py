n = int(input("Number? "))
half = n // 2
if half * 2 == n:
    print("even")
else:
    print("odd")
