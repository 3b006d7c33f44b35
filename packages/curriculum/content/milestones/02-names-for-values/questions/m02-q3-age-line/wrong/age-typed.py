name = "Selvi"
age = 13
print(name, "is 13 years old")
