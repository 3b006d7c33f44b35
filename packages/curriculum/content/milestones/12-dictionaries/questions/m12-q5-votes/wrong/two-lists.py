names = []
numbers = []
vote = input("Vote? ")
while vote != "end":
    if vote in names:
        i = names.index(vote)
        numbers[i] = numbers[i] + 1
    else:
        names.append(vote)
        numbers.append(1)
    vote = input("Vote? ")
if names == []:
    print("No votes")
for i in range(len(names)):
    print(f"{names[i]}: {numbers[i]}")
