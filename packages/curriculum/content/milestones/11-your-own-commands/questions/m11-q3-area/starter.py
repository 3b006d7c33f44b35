def area(length, width):
    # write one line here

print("Both rooms:", area(4, 3) + area(5, 2))
