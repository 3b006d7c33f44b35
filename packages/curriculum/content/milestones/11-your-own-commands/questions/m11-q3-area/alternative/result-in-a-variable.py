def area(length, width):
    result = length * width
    return result

print("Both rooms:", area(4, 3) + area(5, 2))
