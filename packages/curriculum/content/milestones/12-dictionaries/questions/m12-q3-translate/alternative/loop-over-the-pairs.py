words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ").lower()
found = False
for english, tamil in words.items():
    if english == word:
        print(tamil)
        found = True
if not found:
    print("I do not know this word")
