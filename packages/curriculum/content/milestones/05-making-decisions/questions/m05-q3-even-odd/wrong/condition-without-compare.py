n = int(input("Number? "))
if n % 2:
    print("even")
else:
    print("odd")
