menu = ["idli", "pittu", "vadai", "tea"]
print(menu)
