import random
who = input("உன் பெயர்? ")
place = input("எந்த ஊர்? ")
visitor = random.choice(["மயில்", "யானை", "மாமா"])
count = random.randint(2, 9)
print(f"நாளை {place} ஊருக்கு {visitor} வரும்.")
print(f"{who}, உனக்கு {count} பரிசுகள் உண்டு!")
