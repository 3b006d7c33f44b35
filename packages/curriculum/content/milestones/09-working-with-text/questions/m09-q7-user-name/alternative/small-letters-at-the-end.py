name = input("Name? ").strip()
year = input("Birth year? ")
user = name[:3] + year[-2:]
print(user.lower())
