words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
if words in word:
    print(words[word])
else:
    print("I do not know this word")
