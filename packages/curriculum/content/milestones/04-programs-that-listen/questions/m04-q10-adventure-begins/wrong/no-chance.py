import random
name = input("Player? ")
wagon = 12
print(f"{name} looks for a seat in wagon {wagon}.")
print("Somebody knocks.")
print("The lamp goes out.")
