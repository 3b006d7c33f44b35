prediction: A / C / D
try:
    print("A")
    n = int("x")
    print("B")
except ValueError:
    print("C")
print("D")
