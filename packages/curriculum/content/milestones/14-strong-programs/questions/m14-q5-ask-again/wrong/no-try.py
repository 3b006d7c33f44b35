age = int(input("Age? "))
print(f"You are {age}")
