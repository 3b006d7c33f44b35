menu = ["idli", "dosai", "vadai"]
menu.append("tea")
menu[1] = "pittu"
print(menu)
