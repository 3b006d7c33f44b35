word = input("Word? ")
shout = word + "!!!"
print(shout.upper())
