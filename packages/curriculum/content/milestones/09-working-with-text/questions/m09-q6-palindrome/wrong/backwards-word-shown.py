word = input("Word? ").lower()
back = ""
for letter in word:
    back = letter + back
print(back)
