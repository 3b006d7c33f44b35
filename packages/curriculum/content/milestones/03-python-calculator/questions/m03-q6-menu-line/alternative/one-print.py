width = 12
print("=" * width + "\nMENU\n" + "=" * width)
