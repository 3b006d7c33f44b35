limit = int(input("Limit? "))
count = 0
while count <= limit:
    print(count)
    count = count + 1
