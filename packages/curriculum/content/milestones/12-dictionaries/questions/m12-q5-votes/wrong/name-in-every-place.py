votes = []
vote = input("Vote? ")
while vote != "end":
    votes.append(vote)
    vote = input("Vote? ")
if votes == []:
    print("No votes")
for name in votes:
    print(f"{name}: {votes.count(name)}")
