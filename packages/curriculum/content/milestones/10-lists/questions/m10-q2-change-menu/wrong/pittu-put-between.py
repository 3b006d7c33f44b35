menu = ["idli", "dosai", "vadai"]
menu.insert(1, "pittu")
menu.append("tea")
print(menu)
