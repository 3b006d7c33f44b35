count = {}
vote = input("Vote? ")
if vote != "end":
    count[vote] = count.get(vote, 0) + 1
if count == {}:
    print("No votes")
for name in count:
    print(f"{name}: {count[name]}")
