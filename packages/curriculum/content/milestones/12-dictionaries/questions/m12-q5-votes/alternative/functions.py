def read_votes():
    votes = []
    while (vote := input("Vote? ")) != "end":
        votes.append(vote)
    return votes


def count_votes(votes):
    count = dict()
    for vote in votes:
        if vote not in count:
            count[vote] = 0
        count[vote] += 1
    return count


count = count_votes(read_votes())
if count:
    for name in count.keys():
        print(f"{name}:", count[name])
else:
    print("No votes")
