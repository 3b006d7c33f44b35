word = input("Word? ")
rounds = 0
for i in range(1, len(word) + 1):
    turned = word[i:] + word[:i]
    print(turned)
    rounds = rounds + 1
    if turned == word:
        break
print("Rounds:", rounds)
