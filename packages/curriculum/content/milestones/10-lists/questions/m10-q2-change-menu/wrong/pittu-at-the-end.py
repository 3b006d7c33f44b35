menu = ["idli", "dosai", "vadai"]
menu.append("pittu")
menu.append("tea")
print(menu)
