import random
print("Night train. Ticket please!")
who = input("Name: ").title()
number = random.randint(1, 100)
print("Thank you, " + who + ".")
print("Is there a ghost in the wagon?", number == 50)
print("The guard has no shadow...")
