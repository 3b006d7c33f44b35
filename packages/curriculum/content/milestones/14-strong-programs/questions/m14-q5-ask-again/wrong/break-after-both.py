while True:
    try:
        age = int(input("Age? "))
    except ValueError:
        print("A whole number, please")
    break
print(f"You are {age}")
