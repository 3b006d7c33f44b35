count = {"Mango": 0, "Papaya": 0}
vote = input("Vote? ")
while vote != "end":
    count[vote] = count[vote] + 1
    vote = input("Vote? ")
for name in count:
    print(f"{name}: {count[name]}")
