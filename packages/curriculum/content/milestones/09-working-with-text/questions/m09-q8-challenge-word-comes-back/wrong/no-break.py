word = input("Word? ")
turned = word
rounds = 0
while True:
    turned = turned[1:] + turned[0]
    rounds = rounds + 1
    print(turned)
print("Rounds:", rounds)
