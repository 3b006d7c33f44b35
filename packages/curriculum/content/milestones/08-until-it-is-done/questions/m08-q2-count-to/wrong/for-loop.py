limit = int(input("Limit? "))
for count in range(1, limit + 1):
    print(count)
