def price(count, one):
    return count * one

price(3, 30)
print("Total:", total)
