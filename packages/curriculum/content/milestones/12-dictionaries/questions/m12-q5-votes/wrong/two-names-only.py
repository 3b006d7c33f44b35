mango = 0
papaya = 0
vote = input("Vote? ")
while vote != "end":
    if vote == "Mango":
        mango = mango + 1
    else:
        papaya = papaya + 1
    vote = input("Vote? ")
if mango + papaya == 0:
    print("No votes")
else:
    print(f"Mango: {mango}")
    print(f"Papaya: {papaya}")
