# prediction: 14 / 20 / 5.0
print(14)
print(20)
print(5.0)
