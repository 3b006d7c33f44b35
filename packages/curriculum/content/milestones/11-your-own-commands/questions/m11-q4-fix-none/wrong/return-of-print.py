def price(count, one):
    return print(count * one)

total = price(3, 30)
print("Total:", total)
