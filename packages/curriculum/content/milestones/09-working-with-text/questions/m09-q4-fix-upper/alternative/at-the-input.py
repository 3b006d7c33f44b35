word = input("Word? ").upper()
print(word + "!!!")
