word = input("Word? ")
word.upper()
print(word + "!!!")
