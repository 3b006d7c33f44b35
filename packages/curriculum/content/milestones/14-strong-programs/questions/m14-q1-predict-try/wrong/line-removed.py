# prediction: A / C / D
try:
    print("A")
    n = int("x")
except ValueError:
    print("C")
print("D")
