import random

def throw(number):
    total = random.randint(1, 6) + random.randint(1, 6)
    print(f"Throw {number}: {total}")

for i in range(1, 4):
    throw(i)
