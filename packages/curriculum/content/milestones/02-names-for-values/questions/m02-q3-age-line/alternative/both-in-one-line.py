name, age = "Selvi", 13
print(name, "is", age, "years old")
