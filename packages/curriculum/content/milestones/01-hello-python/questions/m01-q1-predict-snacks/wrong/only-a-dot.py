# prediction: .
print("Idli")
print("Dosai")
print("Vadai")
