while not ok:
    try:
        age = int(input("Age? "))
        ok = True
    except ValueError:
        print("A whole number, please")
print(f"You are {age}")
