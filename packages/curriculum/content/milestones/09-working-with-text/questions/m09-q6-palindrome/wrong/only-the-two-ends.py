word = input("Word? ").lower()
if word[0] == word[-1]:
    print("yes")
else:
    print("no")
