def price(count, one):
    count * one

total = price(3, 30)
print("Total:", total)
