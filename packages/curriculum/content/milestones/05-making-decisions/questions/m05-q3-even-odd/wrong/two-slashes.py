n = int(input("Number? "))
if n // 2 == 0:
    print("even")
else:
    print("odd")
