def area(length, width):
    length = int(input("Length? "))
    width = int(input("Width? "))
    return length * width

print("Both rooms:", area(4, 3) + area(5, 2))
