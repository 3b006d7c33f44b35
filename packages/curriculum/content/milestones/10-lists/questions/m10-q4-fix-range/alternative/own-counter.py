names = ["Arun", "Nila", "Farida"]
number = 0
for name in names:
    number = number + 1
    print(number, name)
