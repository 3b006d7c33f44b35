import random
போகிறவர் = input("யார் போகிறார்? ")
ஊர் = input("Which town? ")
இருக்கை = random.choice("ABCDEF")
வரிசை = random.randint(1, 30)
உணவு = ["முறுக்கு", "வடை", "cake"]
print(போகிறவர் + " goes to " + ஊர் + "!")
print("Seat", str(வரிசை) + இருக்கை)
print("சாப்பிட:", உணவு[random.randint(0, 2)])
