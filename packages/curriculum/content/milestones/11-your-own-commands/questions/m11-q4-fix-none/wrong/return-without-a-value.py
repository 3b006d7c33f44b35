def price(count, one):
    print(count * one)
    return

total = price(3, 30)
print("Total:", total)
