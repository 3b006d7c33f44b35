names = ["Arun", "Nila", "Farida"]
for i in range(3):
    print(i + 1, names[i])
