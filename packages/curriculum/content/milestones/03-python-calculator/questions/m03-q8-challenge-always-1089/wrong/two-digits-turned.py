number = 732
turned = int(str(number)[::-1])
difference = number - turned
print(number, "-", turned, "=", difference)
turned = int(str(difference)[::-1])
print(difference, "+", turned, "=", difference + turned)
