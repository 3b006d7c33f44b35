name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(name[1:3] + year[-2:])
