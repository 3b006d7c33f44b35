n = int(input("Number? "))
if n % 4 == 0:
    print("even")
else:
    print("odd")
