word = input("Word? ").lower()
count = 0
for letter in word:
    if letter in "aeiouy":
        count = count + 1

print(count)
