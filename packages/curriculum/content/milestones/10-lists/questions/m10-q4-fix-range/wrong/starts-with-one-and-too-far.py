names = ["Arun", "Nila", "Farida"]
for i in range(1, len(names) + 1):
    print(i, names[i])
