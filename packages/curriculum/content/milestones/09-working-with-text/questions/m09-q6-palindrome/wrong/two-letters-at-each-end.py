word = input("Word? ").lower()
if word[0] == word[-1] and word[1] == word[-2]:
    print("yes")
else:
    print("no")
