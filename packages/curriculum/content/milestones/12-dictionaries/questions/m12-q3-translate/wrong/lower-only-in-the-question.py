words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ")
if word.lower() in words:
    print(words[word])
else:
    print("I do not know this word")
