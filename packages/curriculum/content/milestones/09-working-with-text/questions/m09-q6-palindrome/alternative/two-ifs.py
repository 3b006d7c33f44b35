word = input("Word? ")
word = word.upper()
back = ""
for letter in word:
    back = letter + back
if back == word:
    print("yes")
if back != word:
    print("no")
