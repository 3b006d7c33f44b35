menu = ["idli", "dosai", "vadai"]
menu[2] = "pittu"
menu.append("tea")
print(menu)
