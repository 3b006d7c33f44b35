width = 12
print("============")
print("MENU")
print("============")
