# prediction: 6
runs = 6
print(runs)
