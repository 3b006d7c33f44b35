import random
secret = random.randint(1, 50)
guess = int(input("Guess? "))
if guess < secret:
    print("Too low")
elif guess > secret:
    print("Too high")
else:
    print("Correct in 1 tries")
