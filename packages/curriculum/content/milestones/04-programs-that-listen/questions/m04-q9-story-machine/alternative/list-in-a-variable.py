import random
weather = ["sunny", "stormy", "foggy"]
hero = input("Hero? ")
thing = input("A thing? ")
today = random.choice(weather)
steps = random.randint(100, 900)
print("It is", today, "outside.")
print(f"{hero} walks {steps} steps.")
print("On the road lies", thing, "- and it talks.")
