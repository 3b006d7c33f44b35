n = int(input("Number? "))
if n > 10:
    print("even")
else:
    print("odd")
