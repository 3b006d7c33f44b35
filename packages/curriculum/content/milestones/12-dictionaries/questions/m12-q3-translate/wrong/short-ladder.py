words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
if word == "milk":
    print("paal")
else:
    print("I do not know this word")
