menu = ["idli", "dosai", "vadai"]
for i in range(len(menu)):
    if menu[i] == "dosai":
        menu[i] = "pittu"
menu.append("tea")
print(menu)
