name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(name[:3] + year[-2:])
