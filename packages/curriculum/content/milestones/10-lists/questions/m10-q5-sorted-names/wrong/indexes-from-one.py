n = int(input("How many? "))
names = []
for i in range(n):
    names.append(input("Name? "))
names.sort()
for i in range(1, n + 1):
    print(f"{i}. {names[i]}")
