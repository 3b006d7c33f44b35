age = int(input("Age? "))
print("Next year you will be " + (age + 1) + ".")
