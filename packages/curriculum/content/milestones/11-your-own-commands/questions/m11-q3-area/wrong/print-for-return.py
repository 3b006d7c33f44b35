def area(length, width):
    print(length * width)

print("Both rooms:", area(4, 3) + area(5, 2))
