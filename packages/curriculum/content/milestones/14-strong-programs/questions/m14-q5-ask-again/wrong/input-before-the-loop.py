text = input("Age? ")
ok = False
while not ok:
    try:
        age = int(text)
        ok = True
    except ValueError:
        print("A whole number, please")
print(f"You are {age}")
