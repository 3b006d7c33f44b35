ok = False
while not ok:
    try:
        age = int(input("Age? "))
        ok = True
    except NameError:
        print("A whole number, please")
print(f"You are {age}")
