age = input("Age? ")
int(age)
print(f"Next year you will be {age + 1}.")
