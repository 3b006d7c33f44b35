count = {}
vote = input("Vote? ")
while vote != "end":
    count[vote] = count.get(vote, 0) + 1
    print(f"{vote}: {count[vote]}")
    vote = input("Vote? ")
if count == {}:
    print("No votes")
