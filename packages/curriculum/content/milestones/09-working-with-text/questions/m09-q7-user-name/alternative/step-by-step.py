name = input("Name? ")
year = input("Year? ")
name = name.strip()
start = name[0:3].lower()
end = year[2:4]
print(f"{start}{end}")
