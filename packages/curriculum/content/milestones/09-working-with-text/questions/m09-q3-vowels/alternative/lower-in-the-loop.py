word = input("Word? ")
count = 0
for letter in word:
    letter = letter.lower()
    if letter in ["a", "e", "i", "o", "u"]:
        count += 1

print(count)
