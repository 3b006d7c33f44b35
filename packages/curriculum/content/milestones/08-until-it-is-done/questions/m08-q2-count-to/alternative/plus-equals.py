stop = int(input())
count = 1
while stop >= count:
    print(count)
    count += 1
