limit = int(input("Limit? "))
count = 1
while count <= 3:
    print(count)
    count = count + 1
