from collections import Counter

votes = []
vote = input()
while vote != "end":
    votes.append(vote)
    vote = input()
if votes == []:
    print("No votes")
for name, number in Counter(votes).items():
    print(f"{name}: {number}")
