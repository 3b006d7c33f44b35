menu = ["idli", "dosai", "vadai"]
menu[1] = "pittu"
menu += "tea"
print(menu)
