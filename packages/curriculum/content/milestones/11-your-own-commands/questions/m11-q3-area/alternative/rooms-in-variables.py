def area(length, width):
    return length * width

first = area(4, 3)
second = area(5, 2)
print(f"Both rooms: {first + second}")
