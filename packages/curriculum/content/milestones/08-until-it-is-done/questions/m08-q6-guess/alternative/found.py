import random
secret = random.randint(1, 50)
found = False
count = 0
while not found:
    g = int(input())
    count = count + 1
    if g == secret:
        found = True
    elif g < secret:
        print("Too low")
    else:
        print("Too high")
print(f"Correct in {count} tries")
