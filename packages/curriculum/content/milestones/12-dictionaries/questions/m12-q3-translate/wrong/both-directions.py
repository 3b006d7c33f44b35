words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
answer = "I do not know this word"
for english, tamil in words.items():
    if word == english:
        answer = tamil
    if word == tamil:
        answer = english
print(answer)
