from random import randint

def throw():
    total = 0
    for dice in range(2):
        total += randint(1, 6)
    return total

number = 1
while number <= 3:
    result = throw()
    print("Throw " + str(number) + ": " + str(result))
    number += 1
