n = int(input("How many? "))
names = []
for i in range(n):
    names.append(input("Name? "))
    names.sort()
    print(f"{i + 1}. {names[i]}")
