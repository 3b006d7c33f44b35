word = input("Word? ")
word = word[0].upper() + word[1:]
print(word + "!!!")
