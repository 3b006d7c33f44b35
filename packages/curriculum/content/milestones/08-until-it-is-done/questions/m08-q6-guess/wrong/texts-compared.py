import random
secret = str(random.randint(1, 50))
tries = 0
guess = ""
while guess != secret:
    guess = input("Guess? ")
    tries = tries + 1
    if guess < secret:
        print("Too low")
    elif guess > secret:
        print("Too high")
print(f"Correct in {tries} tries")
