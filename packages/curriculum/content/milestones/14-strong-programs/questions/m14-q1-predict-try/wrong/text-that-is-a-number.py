# prediction: A / B / D
try:
    print("A")
    n = int("5")
    print("B")
except ValueError:
    print("C")
print("D")
