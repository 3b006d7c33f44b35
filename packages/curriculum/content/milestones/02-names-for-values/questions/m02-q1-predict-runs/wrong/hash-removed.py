prediction: 6
runs = 4
runs = 6
print(runs)
