width = 12
print("=" * 12)
print("MENU")
print("=" * 12)
