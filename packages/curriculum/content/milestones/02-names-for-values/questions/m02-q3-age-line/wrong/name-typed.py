name = "Selvi"
age = 13
print("Selvi is", age, "years old")
