import random

def one():
    return random.choice([1, 2, 3, 4, 5, 6])

def throw():
    return sum([one(), one()])

results = [throw() for i in range(3)]
for i in range(len(results)):
    print(f"Throw {i + 1}: {results[i]}")
