import random
name = input("Your name? ")
food = input("A food? ")
animal = random.choice(["goat", "crow", "monkey"])
hour = random.randint(1, 12)
print(f"At {hour} in the night {name} met a {animal}.")
print(f"It ate all the {food} and said: More!")
print(f"{name} laughed for {hour * 2} minutes.")
