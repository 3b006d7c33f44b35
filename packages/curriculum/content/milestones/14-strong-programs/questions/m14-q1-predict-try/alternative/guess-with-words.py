# prediction: first A, then an error, then C and D
try:
    print("A")
    n = int("x")
    print("B")
except ValueError:
    print("C")
print("D")
