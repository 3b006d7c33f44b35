import random

def throw():
    return random.randint(2, 12)

for i in range(1, 4):
    print(f"Throw {i}: {throw()}")
