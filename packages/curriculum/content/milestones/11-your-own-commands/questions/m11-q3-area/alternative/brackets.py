def area(length, width):
    return (width * length)

print("Both rooms:", area(4, 3) + area(5, 2))
