def price(count, one):
    return count * one

print(f"Total: {price(3, 30)}")
