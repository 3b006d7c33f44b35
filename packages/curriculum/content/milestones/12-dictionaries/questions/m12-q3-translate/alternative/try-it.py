words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input().lower()
try:
    print(words[word])
except KeyError:
    print("I do not know this word")
