menu = ["idli", "dosai", "vadai"]
menu[1] = "pittu"
menu[3] = "tea"
print(menu)
