names = ["Arun", "Nila", "Farida"]
i = 0
while i < len(names):
    print(i + 1, names[i])
    i = i + 1
