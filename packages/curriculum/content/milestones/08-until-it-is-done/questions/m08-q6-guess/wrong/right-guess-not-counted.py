import random
secret = random.randint(1, 50)
tries = 0
guess = 0
while guess != secret:
    guess = int(input("Guess? "))
    if guess < secret:
        print("Too low")
        tries = tries + 1
    elif guess > secret:
        print("Too high")
        tries = tries + 1
print(f"Correct in {tries} tries")
