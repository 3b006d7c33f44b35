word = input("Word? ").lower()
if word == word[::-1]:
    print("yes")
else:
    print("no")
