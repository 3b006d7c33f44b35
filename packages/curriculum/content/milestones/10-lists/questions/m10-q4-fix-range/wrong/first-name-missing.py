names = ["Arun", "Nila", "Farida"]
for i in range(1, len(names)):
    print(i + 1, names[i])
