a = int(input("First score? "))
b = int(input("Second score? "))
if a > b:
    print(a, b)
else:
    print(b, a)
