import random

def throw():
    first = random.randint(1, 7)
    second = random.randint(1, 7)
    return first + second

for i in range(1, 4):
    print(f"Throw {i}: {throw()}")
