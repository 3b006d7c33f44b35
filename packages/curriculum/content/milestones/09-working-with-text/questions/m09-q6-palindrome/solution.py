word = input("Word? ").lower()
back = ""
for letter in word:
    back = letter + back
if back == word:
    print("yes")
else:
    print("no")
