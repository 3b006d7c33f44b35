n = 3
print(3)
print(2)
print(1)
print("Go!")
