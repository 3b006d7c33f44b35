name = input("Name? ").strip().lower()
year = input("Birth year? ")
print(year[-2:] + name[:3])
