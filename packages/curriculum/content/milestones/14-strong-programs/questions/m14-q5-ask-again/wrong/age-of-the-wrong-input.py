ok = False
while not ok:
    age = input("Age? ")
    try:
        number = int(age)
        ok = True
    except ValueError:
        print("A whole number, please")
    print(f"You are {age}")
