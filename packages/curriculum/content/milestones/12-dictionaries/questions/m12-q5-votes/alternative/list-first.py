votes = []
vote = input()
while vote != "end":
    votes.append(vote)
    vote = input()
count = {}
for vote in votes:
    count[vote] = votes.count(vote)
for name in count:
    print(f"{name}: {count[name]}")
if not votes:
    print("No votes")
