word = input("Word? ")
count = 0
for letter in word:
    count = count + 1

print(count)
