# prediction:
print("A")
print("C")
print("D")
try:
    print("A")
    n = int("x")
    print("B")
except ValueError:
    print("C")
print("D")
