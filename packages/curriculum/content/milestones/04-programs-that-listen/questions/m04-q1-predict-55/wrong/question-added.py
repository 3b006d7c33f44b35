# prediction: 55
a = input("A number? ")
print(a + a)
