limit = int(input("Limit? "))
count = 1
while count <= limit:
    count = count + 1
    print(count)
