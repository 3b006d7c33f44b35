names = ["Arun", "Nila", "Farida"]
for name in names:
    print(name)
