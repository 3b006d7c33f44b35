name = "Selvi"
age = 13
print(f"{name} is {age} years old")
