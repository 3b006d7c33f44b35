count = {}
while True:
    vote = input("Vote? ")
    count[vote] = count.get(vote, 0) + 1
    if vote == "end":
        break
if count == {}:
    print("No votes")
for name in count:
    print(f"{name}: {count[name]}")
