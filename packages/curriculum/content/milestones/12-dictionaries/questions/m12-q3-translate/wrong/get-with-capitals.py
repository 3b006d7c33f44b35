words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ")
print(words.get(word, "I do not know this word"))
