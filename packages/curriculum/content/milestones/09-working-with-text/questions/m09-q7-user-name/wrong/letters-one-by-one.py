name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(name[0] + name[1] + name[2] + year[-2:])
