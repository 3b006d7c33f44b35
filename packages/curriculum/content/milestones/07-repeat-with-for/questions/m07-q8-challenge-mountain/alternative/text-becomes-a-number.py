lines = int(input("How many lines? "))
for i in range(1, lines + 1):
    number = int("1" * i)
    print(number, "x", number, "=", number * number)
