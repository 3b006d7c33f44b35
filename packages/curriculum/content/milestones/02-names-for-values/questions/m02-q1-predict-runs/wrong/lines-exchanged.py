# prediction: 4
runs = 6
runs = 4
print(runs)
