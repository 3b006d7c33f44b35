menu = ["idli", "dosai", "vadai"]
menu = menu[:1] + ["pittu"] + menu[2:] + ["tea"]
print(menu)
