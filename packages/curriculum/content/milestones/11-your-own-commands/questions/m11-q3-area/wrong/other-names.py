def area(length, width):
    return a * b

print("Both rooms:", area(4, 3) + area(5, 2))
