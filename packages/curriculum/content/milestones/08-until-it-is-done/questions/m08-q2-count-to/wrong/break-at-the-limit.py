limit = int(input("Limit? "))
count = 1
while True:
    print(count)
    if count == limit:
        break
    count = count + 1
