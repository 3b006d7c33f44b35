price = int(input())
total = price + price
print(f"{total}")
