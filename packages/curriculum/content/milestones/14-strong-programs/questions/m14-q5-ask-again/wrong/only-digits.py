age = input("Age? ")
while not age.isdigit():
    print("A whole number, please")
    age = input("Age? ")
print(f"You are {age}")
