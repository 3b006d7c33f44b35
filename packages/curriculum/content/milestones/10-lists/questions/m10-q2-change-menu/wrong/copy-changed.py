menu = ["idli", "dosai", "vadai"]
new = menu[:]
new[1] = "pittu"
new.append("tea")
print(menu)
