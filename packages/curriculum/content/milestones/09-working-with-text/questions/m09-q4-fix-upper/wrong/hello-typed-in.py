word = input("Word? ")
word = "HELLO"
print(word + "!!!")
