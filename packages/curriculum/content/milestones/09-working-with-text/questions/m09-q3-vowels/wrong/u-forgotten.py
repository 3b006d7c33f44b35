word = input("Word? ").lower()
count = 0
for letter in word:
    if letter in "aeio":
        count = count + 1

print(count)
