count = {}
while True:
    vote = input("Vote? ")
    if vote == "end":
        print("No votes")
        break
    count[vote] = count.get(vote, 0) + 1
for name in count:
    print(f"{name}: {count[name]}")
