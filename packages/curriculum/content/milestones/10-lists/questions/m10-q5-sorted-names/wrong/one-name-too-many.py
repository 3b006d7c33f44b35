n = int(input("How many? "))
names = []
for i in range(n + 1):
    names.append(input("Name? "))
names.sort()
for i in range(n):
    print(f"{i + 1}. {names[i]}")
