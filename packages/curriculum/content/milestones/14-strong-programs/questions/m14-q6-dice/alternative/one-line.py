import random

def throw():
    return random.randint(1, 6) + random.randint(1, 6)

print("Throw 1:", throw())
print("Throw 2:", throw())
print("Throw 3:", throw())
