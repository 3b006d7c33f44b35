words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ")
print(words.get(word.lower(), "I do not know this word"))
