name = input("Name? ").strip().lower()
year = int(input("Birth year? "))
print(name[:3] + year[-2:])
