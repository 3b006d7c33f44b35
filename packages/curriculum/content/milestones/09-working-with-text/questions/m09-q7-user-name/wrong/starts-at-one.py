name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(name[1:4] + year[-2:])
