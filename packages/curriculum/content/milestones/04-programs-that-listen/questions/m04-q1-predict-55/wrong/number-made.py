# prediction: 10
a = int(input())
print(a + a)
