menu = ["idli", "dosai", "vadai"]

print(menu)
