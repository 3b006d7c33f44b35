word = input("Word? ").lower()
if word == word:
    print("yes")
else:
    print("no")
