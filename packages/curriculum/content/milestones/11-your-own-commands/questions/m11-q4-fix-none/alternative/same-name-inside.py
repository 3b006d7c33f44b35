def price(count, one):
    total = one * count
    return total

total = price(3, 30)
print("Total:", total)
