name = input("Name? ")
year = input("Birth year? ").strip()
print(name.strip().lower()[:3], year[-2:], sep="")
