limit = int(input("Limit? "))
count = 1
while count < limit:
    print(count)
    count = count + 1
