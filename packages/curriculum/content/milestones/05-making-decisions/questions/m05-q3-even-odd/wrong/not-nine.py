n = int(input("Number? "))
if n != 9:
    print("even")
else:
    print("odd")
