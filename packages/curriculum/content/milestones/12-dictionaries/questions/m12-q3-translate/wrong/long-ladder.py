words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
if word == "water":
    print("thanneer")
elif word == "milk":
    print("paal")
elif word == "tree":
    print("maram")
else:
    print("I do not know this word")
