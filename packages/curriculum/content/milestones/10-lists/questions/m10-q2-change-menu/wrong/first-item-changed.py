menu = ["idli", "dosai", "vadai"]
menu[0] = "pittu"
menu.append("tea")
print(menu)
