import random
hero = input("Hero: ")
enemy = input("Enemy: ")
weapon = random.choice(["spoon", "umbrella", "shoe"])
rounds = random.randint(2, 10)
print("{hero} fights against {enemy} with a", weapon)
print("After", rounds, "rounds both are tired.")
print("They eat ice cream.")
