width = 12
print("=", width)
print("MENU")
print("=", width)
