import random
name = input("What is your name? ")
age = int(input("How old are you? "))
job = random.choice(["pilot", "singer", "diver"])
prize = random.randint(100, 999)
print("Hello", name)
print("In ten years you are", age + 10)
print("You will be a", job, "and win", prize, "rupees")
