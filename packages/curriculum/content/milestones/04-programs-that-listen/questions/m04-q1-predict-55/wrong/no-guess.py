# prediction:
a = input()
print(a + a)
