prices = {"tea": 50, "bun": 60, "vadai": 40}
total = 0
count = 0
item = input("Item? ")
while item != "end":
    total = total + prices.get(item, 0)
    count = count + 1
    item = input("Item? ")
print(f"Items: {count}")
print(f"Total: Rs {total}")
