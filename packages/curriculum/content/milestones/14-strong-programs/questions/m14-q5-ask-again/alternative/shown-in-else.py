done = False
while not done:
    try:
        age = int(input("Age? "))
    except ValueError as problem:
        print("A whole number, please")
    else:
        print(f"You are {age}")
        done = True
