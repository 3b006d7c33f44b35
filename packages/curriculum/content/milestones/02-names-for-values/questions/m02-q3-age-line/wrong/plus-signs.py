name = "Selvi"
age = 13
print(name + "is" + age + "years old")
