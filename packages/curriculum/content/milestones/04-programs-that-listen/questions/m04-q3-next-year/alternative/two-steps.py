age = input("Age? ")
age = int(age)
age = age + 1
print(f"Next year you will be {age}.")
