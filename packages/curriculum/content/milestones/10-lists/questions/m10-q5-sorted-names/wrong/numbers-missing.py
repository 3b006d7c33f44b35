n = int(input("How many? "))
names = []
for i in range(n):
    names.append(input("Name? "))
names.sort()
for name in names:
    print(name)
