import random
who = input("Who knocks? ")
print(who, "stands before a cave, and", random.randint(3, 30), "bats come out.")
word = input("Say the password: ")
if "sesame" in word:
    print("The rock moves.")
else:
    print("Silence.")
if 1 == 1:
    print("It gets dark.")
print("An owl calls.")
