word = input("Word? ")
turned = word[1:] + word[0]
rounds = 1
while turned != word:
    print(turned)
    turned = turned[1:] + turned[0]
    rounds = rounds + 1
print("Rounds:", rounds)
