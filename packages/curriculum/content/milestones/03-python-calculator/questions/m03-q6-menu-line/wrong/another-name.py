size = 12
print("=" * size)
print("MENU")
print("=" * size)
