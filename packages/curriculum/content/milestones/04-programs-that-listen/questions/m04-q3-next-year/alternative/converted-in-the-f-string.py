age = input("Age? ")
print(f"Next year you will be {int(age) + 1}.")
