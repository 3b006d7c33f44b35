count = {}
while True:
    vote = input("Vote? ")
    if vote == "end":
        break
    if vote in count:
        count[vote] = count[vote] + 1
    else:
        count[vote] = 1
if len(count) == 0:
    print("No votes")
else:
    for name, number in count.items():
        print(name + ": " + str(number))
