limit = int(input("Limit? "))
count = 1
while True:
    print(count)
    count = count + 1
