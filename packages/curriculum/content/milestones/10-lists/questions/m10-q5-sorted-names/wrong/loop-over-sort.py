n = int(input("How many? "))
names = []
for i in range(n):
    names.append(input("Name? "))
number = 1
for name in names.sort():
    print(f"{number}. {name}")
    number = number + 1
