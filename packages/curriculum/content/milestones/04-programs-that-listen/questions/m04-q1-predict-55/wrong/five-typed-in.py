# prediction: 55
a = "5"
print(a + a)
