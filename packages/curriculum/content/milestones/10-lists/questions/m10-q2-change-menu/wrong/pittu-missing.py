menu = ["idli", "dosai", "vadai"]
menu.append("tea")
print(menu)
