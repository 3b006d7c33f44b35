names = ["Arun", "Nila", "Farida"]
for i in names:
    print(names[i])
