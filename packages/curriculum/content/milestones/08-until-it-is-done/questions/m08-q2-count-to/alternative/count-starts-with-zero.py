limit = input("Limit? ")
limit = int(limit)
count = 0
while count < limit:
    count = count + 1
    print(f"{count}")
