def price(count, one):
    if count == 0:
        return 0
    return count * one

total = price(3, 30)
print("Total:", total)
