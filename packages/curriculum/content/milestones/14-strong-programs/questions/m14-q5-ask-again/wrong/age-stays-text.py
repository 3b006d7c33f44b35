ok = False
while not ok:
    try:
        age = input("Age? ")
        ok = True
    except ValueError:
        print("A whole number, please")
print(f"You are {age}")
