number = int(input())
steps = 0
print(number)
while number > 1:
    number = number // 2 if number % 2 == 0 else 3 * number + 1
    print(number)
    steps += 1
print("Steps: " + str(steps))
