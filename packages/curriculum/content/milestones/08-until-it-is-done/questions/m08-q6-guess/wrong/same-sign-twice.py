import random
secret = random.randint(1, 50)
tries = 0
guess = 0
while guess != secret:
    guess = int(input("Guess? "))
    tries = tries + 1
    if guess > secret:
        print("Too low")
    elif guess > secret:
        print("Too high")
print(f"Correct in {tries} tries")
