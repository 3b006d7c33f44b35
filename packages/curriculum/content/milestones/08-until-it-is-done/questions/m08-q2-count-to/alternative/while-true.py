limit = int(input("How far? "))
count = 1
while True:
    if count > limit:
        break
    print(count)
    count = count + 1
