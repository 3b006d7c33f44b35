n = int(input("Number? "))
first = n // 100
middle = n // 10 % 10
last = n % 10
turned = last * 100 + middle * 10 + first
print("Turned:", turned)
if n > turned:
    difference = n - turned
else:
    difference = turned - n
print("Difference:", difference)
back = turned
first = difference // 100
middle = difference // 10 % 10
last = difference % 10
turned = last * 100 + middle * 10 + first
print("Turned:", turned)
print("Sum:", back + turned)
