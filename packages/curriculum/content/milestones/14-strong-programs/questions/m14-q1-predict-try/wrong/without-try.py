# prediction: A / B
print("A")
n = int("x")
print("B")
print("C")
print("D")
