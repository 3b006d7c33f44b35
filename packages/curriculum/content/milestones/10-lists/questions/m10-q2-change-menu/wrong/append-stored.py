menu = ["idli", "dosai", "vadai"]
menu[1] = "pittu"
menu = menu.append("tea")
print(menu)
