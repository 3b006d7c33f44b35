# prediction: 4
runs = 4
print(runs)
