word = input("Word? ")
word = word.replace("L", "l")
back = ""
for letter in word:
    back = letter + back
if back == word:
    print("yes")
else:
    print("no")
