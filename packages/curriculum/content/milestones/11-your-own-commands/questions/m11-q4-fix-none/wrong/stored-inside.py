def price(count, one):
    total = count * one

total = price(3, 30)
print("Total:", total)
