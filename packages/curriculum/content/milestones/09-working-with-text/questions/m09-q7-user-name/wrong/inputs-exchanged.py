year = input("Birth year? ")
name = input("Name? ").strip().lower()
print(name[:3] + year[-2:])
