word = input("Word? ").lower()
back = word.reverse()
if back == word:
    print("yes")
else:
    print("no")
