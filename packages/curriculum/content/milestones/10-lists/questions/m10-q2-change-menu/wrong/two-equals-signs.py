menu = ["idli", "dosai", "vadai"]
menu[1] == "pittu"
menu.append("tea")
print(menu)
