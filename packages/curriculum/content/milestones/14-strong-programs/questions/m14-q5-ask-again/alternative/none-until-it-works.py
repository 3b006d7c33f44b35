age = None
while age == None:
    text = input()
    try:
        age = int(text)
    except ValueError:
        print("A whole number, please")
print("You are " + str(age))
