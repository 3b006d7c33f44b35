# prediction: 5 5
a = input()
print(a, a)
