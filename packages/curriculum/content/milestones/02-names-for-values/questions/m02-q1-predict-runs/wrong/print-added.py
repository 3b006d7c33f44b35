# prediction: 4 6
runs = 4
print(runs)
runs = 6
print(runs)
