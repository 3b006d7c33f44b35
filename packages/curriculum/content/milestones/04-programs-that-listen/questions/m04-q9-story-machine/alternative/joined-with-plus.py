import random
name = input("Name? ")
hobby = input("Hobby? ")
prize = random.choice(["a gold cup", "a bicycle", "a kite"])
year = random.randint(2027, 2040)
line = name + " loves " + hobby + " very much."
print(line)
print(f"In {year} comes the prize: {prize}")
