age = int(input("Age? "))
print(f"Next year you will be {age}1.")
