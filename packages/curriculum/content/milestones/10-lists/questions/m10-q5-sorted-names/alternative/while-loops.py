n = int(input("How many? "))
names = []
while len(names) < n:
    names.append(input("Name? "))
names.sort()
number = 1
for name in names:
    print(f"{number}. {name}")
    number = number + 1
