try:
    age = int(input("Age? "))
except ValueError:
    print("A whole number, please")
age = int(input("Age? "))
print(f"You are {age}")
