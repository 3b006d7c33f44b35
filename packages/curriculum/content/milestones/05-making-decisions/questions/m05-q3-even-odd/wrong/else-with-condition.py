n = int(input("Number? "))
if n % 2 == 0:
    print("even")
else n % 2 == 1:
    print("odd")
