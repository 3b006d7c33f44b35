menu = ["idli", "dosai", "vadai"]
menu[1] = "pittu"
print(menu.append("tea"))
