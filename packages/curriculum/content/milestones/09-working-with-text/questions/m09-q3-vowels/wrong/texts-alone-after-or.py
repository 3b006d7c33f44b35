word = input("Word? ").lower()
count = 0
for letter in word:
    if letter == "a" or "e" or "i" or "o" or "u":
        count = count + 1

print(count)
