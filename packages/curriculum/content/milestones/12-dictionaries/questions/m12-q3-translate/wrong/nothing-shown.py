words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
if word in words:
    words[word]
else:
    print("I do not know this word")
