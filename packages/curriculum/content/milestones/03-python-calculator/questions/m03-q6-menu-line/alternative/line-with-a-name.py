width = 12
line = width * "="
print(line)
print("MENU")
print(line)
