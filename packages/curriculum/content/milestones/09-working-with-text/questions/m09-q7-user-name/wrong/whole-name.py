name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(name + year[-2:])
