def price(count, one):
    print(count * one)
    return count * one

total = price(3, 30)
print("Total:", total)
