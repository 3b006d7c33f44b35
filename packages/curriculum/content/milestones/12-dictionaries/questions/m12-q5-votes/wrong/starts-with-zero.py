count = {}
vote = input("Vote? ")
while vote != "end":
    if vote in count:
        count[vote] = count[vote] + 1
    else:
        count[vote] = 0
    vote = input("Vote? ")
if count == {}:
    print("No votes")
for name in count:
    print(f"{name}: {count[name]}")
