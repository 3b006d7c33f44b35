n = int(input("How many? "))
names = []
for i in range(n):
    name = input("Name? ")
    if name not in names:
        names.append(name)
names.sort()
for i in range(len(names)):
    print(f"{i + 1}. {names[i]}")
