words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
for key in words:
    if key == word:
        print(words[key])
    else:
        print("I do not know this word")
