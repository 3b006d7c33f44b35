# prediction: 20 20 5
print(20)
print(20)
print(5)
