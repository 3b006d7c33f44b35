number = int(input("Number? "))
turned = number % 10 * 100 + number // 10 % 10 * 10 + number // 100
print("Turned:", turned)
difference = number - turned
if difference < 0:
    difference = 0 - difference
print("Difference:", difference)
turned = difference % 10 * 100 + difference // 10 % 10 * 10 + difference // 100
print("Turned:", turned)
print("Sum:", difference + turned)
