n = int(input("Number? "))
first = n // 100
middle = n // 10 % 10
last = n % 10
turned = last * 100 + middle * 10 + first
print("Turned:", turned)
difference = n - turned
print("Difference:", difference)
first = difference // 100
middle = difference // 10 % 10
last = difference % 10
turned = last * 100 + middle * 10 + first
print("Turned:", turned)
print("Sum:", difference + turned)
