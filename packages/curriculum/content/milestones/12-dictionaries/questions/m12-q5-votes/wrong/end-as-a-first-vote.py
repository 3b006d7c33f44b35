count = {}
vote = ""
while vote != "end":
    vote = input("Vote? ")
    count[vote] = count.get(vote, 0) + 1
for name in count:
    print(f"{name}: {count[name]}")
