import random

friend = input("Friend: ")
drink = input("Drink: ")
town = input("Town: ")
print(f"{friend} goes to {town} by {random.choice(['bus', 'boat', 'camel'])}.")
print(f"There {friend} drinks {random.randint(3, 30)} cups of {drink}.")
print("What a day!")
