names = ["Arun", "Nila", "Farida"]
for number, name in enumerate(names, 1):
    print(f"{number} {name}")
