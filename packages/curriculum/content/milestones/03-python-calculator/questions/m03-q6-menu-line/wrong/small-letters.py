width = 12
print("=" * width)
print("Menu")
print("=" * width)
