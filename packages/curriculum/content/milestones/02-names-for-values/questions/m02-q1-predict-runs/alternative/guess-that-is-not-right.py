# prediction: 4 and 6
runs = 4
runs = 6
print(runs)
