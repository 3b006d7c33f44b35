word = input("Word? ")
word = upper(word)
print(word + "!!!")
