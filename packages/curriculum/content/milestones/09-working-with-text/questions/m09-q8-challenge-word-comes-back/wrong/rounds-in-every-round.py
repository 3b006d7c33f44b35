word = input("Word? ")
turned = word[1:] + word[0]
print(turned)
rounds = 1
while turned != word:
    turned = turned[1:] + turned[0]
    print(turned)
    rounds = rounds + 1
    print("Rounds:", rounds)
