word = input("Word? ").lower()
count = 0
i = 0
while i < len(word):
    if word[i] in "aeiou":
        count = count + 1
    i = i + 1
print(count)
