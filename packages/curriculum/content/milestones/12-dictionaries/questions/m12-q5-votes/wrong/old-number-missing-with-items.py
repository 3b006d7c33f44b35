count = {}
vote = input("Vote? ")
while vote != "end":
    count[vote] = count[vote] + 1
    vote = input("Vote? ")
if count == {}:
    print("No votes")
for name, number in count.items():
    print(f"{name}: {number}")
