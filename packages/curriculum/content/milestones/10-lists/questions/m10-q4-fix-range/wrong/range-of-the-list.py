names = ["Arun", "Nila", "Farida"]
for i in range(names):
    print(i + 1, names[i])
