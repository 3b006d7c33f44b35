limit = input("Limit? ")
count = 1
while str(count) <= limit:
    print(count)
    count = count + 1
