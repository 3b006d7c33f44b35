prices = {"tea": 50, "bun": 60, "vadai": 40}
total = 0
count = 0
item = input("Item? ")
while item != "end":
    if item in prices:
        total = total + prices[item]
        count = count + 1
    else:
        print(f"No {item} today")
print(f"Items: {count}")
print(f"Total: Rs {total}")
