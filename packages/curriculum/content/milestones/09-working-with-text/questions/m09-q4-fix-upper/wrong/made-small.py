word = input("Word? ")
word = word.lower()
print(word + "!!!")
