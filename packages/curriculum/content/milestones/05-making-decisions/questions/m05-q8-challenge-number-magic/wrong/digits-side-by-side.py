n = int(input("Number? "))
first = n // 100
middle = n // 10 % 10
last = n % 10
print(f"Turned: {last}{middle}{first}")
turned = int(f"{last}{middle}{first}")
if n > turned:
    difference = n - turned
else:
    difference = turned - n
print("Difference:", difference)
first = difference // 100
middle = difference // 10 % 10
last = difference % 10
print(f"Turned: {last}{middle}{first}")
turned = int(f"{last}{middle}{first}")
print("Sum:", difference + turned)
