menu = ["idli", "dosai", "vadai"]
new_food = "pittu"
drink = "tea"
menu[1] = new_food
menu.insert(len(menu), drink)
print(menu)
