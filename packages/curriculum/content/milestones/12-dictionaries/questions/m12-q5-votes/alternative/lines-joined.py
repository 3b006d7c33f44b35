count = {}
vote = input("Vote? ")
while not vote == "end":
    count[vote] = 1 + count.get(vote, 0)
    vote = input("Vote? ")
lines = [f"{name}: {count[name]}" for name in count]
print("\n".join(lines) or "No votes")
