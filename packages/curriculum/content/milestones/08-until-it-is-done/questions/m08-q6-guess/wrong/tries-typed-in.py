import random
secret = random.randint(1, 50)
guess = 0
while guess != secret:
    guess = int(input("Guess? "))
    if guess < secret:
        print("Too low")
    elif guess > secret:
        print("Too high")
print("Correct in 3 tries")
