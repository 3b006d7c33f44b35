try:
    age = int(input("Age? "))
    print(f"You are {age}")
except ValueError:
    print("A whole number, please")
