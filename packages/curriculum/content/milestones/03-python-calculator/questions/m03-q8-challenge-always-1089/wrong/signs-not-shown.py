number = 732
first = number // 100
middle = number // 10 % 10
last = number % 10
turned = last * 100 + middle * 10 + first
difference = number - turned
print(number, turned, difference)
first = difference // 100
middle = difference // 10 % 10
last = difference % 10
turned = last * 100 + middle * 10 + first
print(difference, turned, difference + turned)
