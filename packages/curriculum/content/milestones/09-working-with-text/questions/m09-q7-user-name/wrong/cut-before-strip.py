name = input("Name? ").lower()
year = input("Birth year? ")
print(name[:3].strip() + year[-2:])
