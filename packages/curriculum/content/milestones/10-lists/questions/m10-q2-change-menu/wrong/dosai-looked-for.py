menu = ["idli", "dosai", "vadai"]
menu.remove("dosai")
menu.insert(1, "pittu")
menu.append("tea")
print(menu)
