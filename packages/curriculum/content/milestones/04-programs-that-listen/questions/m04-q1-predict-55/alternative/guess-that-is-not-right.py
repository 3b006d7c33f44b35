# prediction: 10
a = input()
print(a + a)
