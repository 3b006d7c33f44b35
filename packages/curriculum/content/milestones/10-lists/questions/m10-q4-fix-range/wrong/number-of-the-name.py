names = ["Arun", "Nila", "Farida"]
for name in names:
    print(names.index(name) + 1, name)
