import random
name = input("Player? ")
wagon = random.randint(1, 20)
print(f"Wagon {wagon} of the mail express.")
print("Somebody knocks.")
print("The lamp goes out.")
