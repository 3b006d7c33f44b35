import random
secret = random.randint(1, 50)
for tries in range(1, 4):
    guess = int(input("Guess? "))
    if guess < secret:
        print("Too low")
    elif guess > secret:
        print("Too high")
    else:
        print(f"Correct in {tries} tries")
        break
