def price(count, one):
    return count * one

total = price(3, 30)
print("Total:", total)
