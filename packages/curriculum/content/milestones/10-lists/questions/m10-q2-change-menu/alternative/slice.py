menu = ["idli", "dosai", "vadai"]
menu[1:2] = ["pittu"]
menu += ["tea"]
print(menu)
