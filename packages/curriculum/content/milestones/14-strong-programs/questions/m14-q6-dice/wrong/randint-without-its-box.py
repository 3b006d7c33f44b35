import random

def throw():
    return randint(1, 6) + randint(1, 6)

for i in range(1, 4):
    print(f"Throw {i}: {throw()}")
