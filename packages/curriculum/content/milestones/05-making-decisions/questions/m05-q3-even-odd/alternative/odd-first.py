n = int(input("Number? "))
if n % 2 == 1:
    print("odd")
else:
    print("even")
