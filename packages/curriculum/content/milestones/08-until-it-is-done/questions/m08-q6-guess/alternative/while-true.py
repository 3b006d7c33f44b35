import random
secret = random.randint(1, 50)
tries = 0
while True:
    guess = int(input("Guess? "))
    tries += 1
    if guess == secret:
        break
    if guess < secret:
        print("Too low")
    else:
        print("Too high")
print("Correct in", tries, "tries")
