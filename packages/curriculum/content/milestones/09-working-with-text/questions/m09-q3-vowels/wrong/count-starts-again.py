word = input("Word? ").lower()
for letter in word:
    count = 0
    if letter in "aeiou":
        count = count + 1
print(count)
