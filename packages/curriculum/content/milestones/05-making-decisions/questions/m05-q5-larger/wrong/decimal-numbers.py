a = float(input("First score? "))
b = float(input("Second score? "))
if a > b:
    print(a)
else:
    print(b)
