import random

def throw():
    return random.randint(1, 6)

for i in range(1, 4):
    print(f"Throw {i}: {throw()}")
