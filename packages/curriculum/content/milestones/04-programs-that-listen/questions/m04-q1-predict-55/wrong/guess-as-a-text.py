# prediction:
"55"
a = input()
print(a + a)
