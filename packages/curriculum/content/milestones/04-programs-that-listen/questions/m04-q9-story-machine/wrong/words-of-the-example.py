import random
me = input("Your name? ")
eat = input("A food? ")
pet = random.choice(["goat", "crow", "monkey"])
time = random.randint(1, 12)
print(f"At {time} in the night {me} met a {pet}.")
print(f"It ate all the {eat} and said: More!")
print(f"{me} laughed for {time} minutes.")
