word = input("Word? ")
turned = ""
rounds = 0
while turned != word:
    if rounds == 0:
        turned = word
    front = turned[0]
    rest = turned[1:]
    turned = rest + front
    print(turned)
    rounds += 1
print("Rounds:", rounds)
