def read_number(question):
    while True:
        try:
            return int(input(question))
        except ValueError:
            print("A whole number, please")

print("You are", read_number("Age? "))
