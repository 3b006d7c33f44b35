names = ["Arun", "Nila", "Farida"]
for i in names:
    print(i + 1, names[i])
