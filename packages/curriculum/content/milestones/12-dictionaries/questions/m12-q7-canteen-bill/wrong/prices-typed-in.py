prices = {"tea": 50, "bun": 60, "vadai": 40}
total = 0
count = 0
item = input("Item? ")
while item != "end":
    if item == "tea":
        total = total + 50
        count = count + 1
    elif item == "bun":
        total = total + 60
        count = count + 1
    elif item == "vadai":
        total = total + 40
        count = count + 1
    else:
        print(f"No {item} today")
    item = input("Item? ")
print(f"Items: {count}")
print(f"Total: Rs {total}")
