name = input("Name? ").strip().lower()
year = int(input("Birth year? "))
print(f"{name[:3]}{year % 100}")
