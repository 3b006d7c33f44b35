# prediction: A / E / 5
town = "GALLE"
print(town[1])
print(town[-1])
print(len(town))
