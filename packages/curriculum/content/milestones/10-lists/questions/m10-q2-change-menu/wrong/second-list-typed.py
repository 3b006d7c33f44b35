menu = ["idli", "dosai", "vadai"]
menu = ["idli", "pittu", "vadai", "tea"]
print(menu)
