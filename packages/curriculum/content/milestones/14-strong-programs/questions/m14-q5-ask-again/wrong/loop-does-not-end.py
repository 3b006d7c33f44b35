ok = False
while not ok:
    try:
        age = int(input("Age? "))
    except ValueError:
        print("A whole number, please")
print(f"You are {age}")
