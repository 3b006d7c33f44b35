n = int(input("Number? "))
if n % 2 == 1:
    print("even")
else:
    print("odd")
