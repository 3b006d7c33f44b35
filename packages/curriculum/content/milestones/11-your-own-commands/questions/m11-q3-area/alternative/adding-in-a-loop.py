def area(length, width):
    total = 0
    for row in range(width):
        total += length
    return total

print("Both rooms:", area(4, 3) + area(5, 2))
