Name = "Selvi"
Age = 13
print(Name, "is", Age, "years old")
