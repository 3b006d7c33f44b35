count = {}
vote = input("Vote? ")
while vote != "end":
    count[vote] = count.get(vote, 0) + 1
    vote = input("Vote? ")
if count == {}:
    print("No votes")
for name in sorted(count):
    print(f"{name}: {count[name]}")
