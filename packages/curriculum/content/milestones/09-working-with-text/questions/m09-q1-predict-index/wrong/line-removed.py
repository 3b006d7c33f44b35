# prediction: G / E
town = "GALLE"
print(town[0])
print(town[-1])
