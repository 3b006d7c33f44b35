names = ["Arun", "Nila", "Farida"]
for i in range(len(names)):
    print(i + 1, names)
