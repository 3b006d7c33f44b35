name = input("Name? ").strip()
year = input("Birth year? ")
print(name[:3] + year[-2:])
