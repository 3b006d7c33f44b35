word = input("Word? ").lower()
count = 0
for letter in "aeiou":
    if letter in word:
        count = count + 1
print(count)
