word = input("Word? ")
big = ""
for letter in word:
    big = big + letter.upper()
print(big + "!" * 3)
