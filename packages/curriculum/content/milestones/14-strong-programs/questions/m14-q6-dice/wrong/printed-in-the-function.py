import random

def throw():
    print(random.randint(1, 6) + random.randint(1, 6))

for i in range(1, 4):
    print(f"Throw {i}: {throw()}")
