while True:
    try:
        age = int(input("How old are you? "))
        break
    except ValueError:
        print("A whole number, please")
print("You are", age)
