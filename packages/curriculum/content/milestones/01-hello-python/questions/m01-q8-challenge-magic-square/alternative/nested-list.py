print("MAGIC SQUARE")
for row in [[2, 7, 6], [9, 5, 1], [4, 3, 8]]:
    print(*row)
print(f"\nEvery line makes {15}")
