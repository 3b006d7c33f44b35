a = int(input("First score? "))
b = int(input("Second score? "))
print(a)
