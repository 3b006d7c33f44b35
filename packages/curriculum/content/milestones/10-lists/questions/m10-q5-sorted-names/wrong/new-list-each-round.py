n = int(input("How many? "))
for i in range(n):
    names = [input("Name? ")]
names.sort()
for i in range(n):
    print(f"{i + 1}. {names[i]}")
