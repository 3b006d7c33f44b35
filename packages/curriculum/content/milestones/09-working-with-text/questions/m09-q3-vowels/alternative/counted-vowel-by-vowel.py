word = input("Word? ").lower()
count = 0
for letter in "aeiou":
    count = count + word.count(letter)
print(count)
