name = "Selvi"
age = 13
print("Selvi is 13 years old")
