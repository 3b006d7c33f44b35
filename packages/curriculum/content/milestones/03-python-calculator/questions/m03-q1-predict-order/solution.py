# prediction: 14 / 20 / 5.0
print(2 + 3 * 4)
print((2 + 3) * 4)
print(10 / 2)
