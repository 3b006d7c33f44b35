import random

def throw():
    return random.randint(1, 6) + random.randint(1, 6)

for i in range(1, 4):
    print("Throw:", throw())
