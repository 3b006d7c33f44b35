word = input("Word? ")
print(word.upper())
print(word + "!!!")
