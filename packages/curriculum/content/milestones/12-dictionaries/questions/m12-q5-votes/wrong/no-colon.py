count = {}
vote = input("Vote? ")
while vote != "end":
    count[vote] = count.get(vote, 0) + 1
    vote = input("Vote? ")
if count == {}:
    print("No votes")
for name in count:
    print(name, count[name])
