age = int(input("Age? "))
print("Next year you will be " + str(age + 1) + ".")
