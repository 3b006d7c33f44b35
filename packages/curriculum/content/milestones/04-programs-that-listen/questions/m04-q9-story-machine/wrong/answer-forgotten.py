import random
cows = int(input("How many cows? "))
hens = int(input("How many hens? "))
sky = random.choice(["pink", "green"])
print(f"Your farm has {cows * 2} horns.")
print(f"The sky is {sky} for {random.randint(1, 40)} days.")
print("The end!")
