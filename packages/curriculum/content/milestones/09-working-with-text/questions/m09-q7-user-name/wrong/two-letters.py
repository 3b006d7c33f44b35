name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(name[:2] + year[-2:])
