word = input("Word? ")
print(word.upper() + "!!!")
