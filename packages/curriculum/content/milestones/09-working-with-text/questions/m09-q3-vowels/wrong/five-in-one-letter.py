word = input("Word? ").lower()
count = 0
for letter in word:
    if "aeiou" in letter:
        count = count + 1

print(count)
