word = input("Word? ").lower()
count = 0
for letter in word:
    if letter == "a" or letter == "e" or letter == "i" or letter == "o" or letter == "u":
        count = count + 1

print(count)
