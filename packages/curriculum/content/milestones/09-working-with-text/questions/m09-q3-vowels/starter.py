word = input("Word? ")
count = 0
for letter in word:
    # write here

print(count)
