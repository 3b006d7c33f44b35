words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ")
word = word.lower().strip()
answer = "I do not know this word"
if word in words.keys():
    answer = words[word]
print(answer)
