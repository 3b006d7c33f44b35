# A square with a secret
print("MAGIC SQUARE")
print(2, 7, 6)
print(9, 5, 1)
print(4, 3, 8)
print()
print("Every line makes", 15)
