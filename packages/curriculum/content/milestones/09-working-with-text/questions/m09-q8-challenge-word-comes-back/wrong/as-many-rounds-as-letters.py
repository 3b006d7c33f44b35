word = input("Word? ")
turned = word
for i in range(len(word)):
    turned = turned[1:] + turned[0]
    print(turned)
print("Rounds:", len(word))
