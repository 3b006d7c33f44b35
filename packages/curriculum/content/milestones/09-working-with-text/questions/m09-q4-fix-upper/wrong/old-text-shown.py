word = input("Word? ")
big = word.upper()
print(word + "!!!")
