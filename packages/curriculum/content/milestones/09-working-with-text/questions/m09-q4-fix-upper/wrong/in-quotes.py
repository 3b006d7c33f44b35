word = input("Word? ")
word = "word.upper()"
print(word + "!!!")
