print(name, "is", age, "years old")
name = "Selvi"
age = 13
