prices = {"tea": 50, "bun": 60, "vadai": 40}
items = []
item = input()
while item != "end":
    items.append(item)
    item = input()
total = 0
count = 0
for item in items:
    if item in prices:
        total = total + prices[item]
        count = count + 1
    else:
        print(f"No {item} today")
print(f"Items: {count}\nTotal: Rs {total}")
