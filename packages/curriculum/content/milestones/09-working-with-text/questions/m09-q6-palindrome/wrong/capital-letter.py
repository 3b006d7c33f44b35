word = input("Word? ")
back = ""
for letter in word:
    back = letter + back
if back == word:
    print("yes")
else:
    print("no")
