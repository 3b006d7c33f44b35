def price(count, one):
    return one

total = price(3, 30)
print("Total:", total)
