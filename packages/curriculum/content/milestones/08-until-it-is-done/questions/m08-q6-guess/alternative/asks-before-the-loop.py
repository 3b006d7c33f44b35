import random
secret = random.randint(1, 50)
guess = int(input("Guess? "))
tries = 1
while guess != secret:
    if guess > secret:
        print("Too high")
    else:
        print("Too low")
    guess = int(input("Guess? "))
    tries = tries + 1
print("Correct in " + str(tries) + " tries")
