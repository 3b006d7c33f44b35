# prediction: A / L / 4
town = "GALLE"
print(town[0])
print(town[-1])
print(len(town))
