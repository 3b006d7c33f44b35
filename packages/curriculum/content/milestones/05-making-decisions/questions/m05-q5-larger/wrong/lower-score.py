a = int(input("First score? "))
b = int(input("Second score? "))
if a < b:
    print(a)
else:
    print(b)
