# prediction:
# Idli
# Dosai
# Vadai
print("Idli")
print("Dosai")
print("Vadai")
