n = int(input("How many? "))
names = []
for i in range(3):
    names.append(input("Name? "))
names.sort()
for i in range(3):
    print(f"{i + 1}. {names[i]}")
