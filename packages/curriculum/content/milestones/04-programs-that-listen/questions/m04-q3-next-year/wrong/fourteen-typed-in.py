age = int(input("Age? "))
print("Next year you will be 14.")
