names = ["Arun", "Nila", "Farida"]
for i in range(len(names) + 1):
    print(i + 1, names[i])
