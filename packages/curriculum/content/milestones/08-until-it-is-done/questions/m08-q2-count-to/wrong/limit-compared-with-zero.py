limit = int(input("Limit? "))
count = 1
while limit > 0:
    print(count)
    count = count + 1
