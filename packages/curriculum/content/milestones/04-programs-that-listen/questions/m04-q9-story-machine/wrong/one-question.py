import random
wish = input("One wish? ").strip()
day = random.choice(["Monday", "Friday"])
box = random.randint(1, 1000)
print(f"On {day} we open the box number {box}.")
print(f"Inside is: {wish}!")
print("Or only air. Who knows?")
