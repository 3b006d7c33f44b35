a = input("First score? ")
b = input("Second score? ")
if a > b:
    print(a)
else:
    print(b)
