menu = ["idli", "dosai", "vadai"]
print(menu)
menu[1] = "pittu"
menu.append("tea")
