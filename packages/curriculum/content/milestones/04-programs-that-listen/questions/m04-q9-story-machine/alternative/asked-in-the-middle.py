from random import choice, randrange
print("A funny meeting")
first = input("One animal? ").upper()
print(f"{first} waits {choice(('under a bridge', 'in a lift'))}.")
second = input("Another animal? ")
text = "After {} minutes comes {}. They swap hats."
print(text.format(randrange(3, 12), second))
