words = {"water": "thanneer", "milk": "paal", "tree": "maram"}

def translate(word):
    if word not in words:
        return "I do not know this word"
    return words[word]

print(translate(input("Word? ").lower()))
