def price(count, one):
    result = count * one
    return result

total = price(3, 30)
print("Total:", total)
