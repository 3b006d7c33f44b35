# prediction: 20 20 5
print(2 + 3 * 4)
print((2 + 3) * 4)
print(10 / 2)
