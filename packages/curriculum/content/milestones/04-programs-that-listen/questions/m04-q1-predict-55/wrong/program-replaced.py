# prediction: 55
print(55)
