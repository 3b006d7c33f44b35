word = input("Word? ")
shout = word.upper()
print(f"{shout}!!!")
