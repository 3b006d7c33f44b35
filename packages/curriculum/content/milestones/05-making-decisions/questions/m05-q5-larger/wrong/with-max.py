a = int(input("First score? "))
b = int(input("Second score? "))
print(max(a, b))
