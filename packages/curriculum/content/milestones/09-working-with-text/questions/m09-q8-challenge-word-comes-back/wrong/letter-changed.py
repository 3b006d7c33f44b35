word = input("Word? ")
turned = word
rounds = 0
while rounds < len(word):
    turned[-1] = turned[0]
    print(turned)
    rounds = rounds + 1
print("Rounds:", rounds)
