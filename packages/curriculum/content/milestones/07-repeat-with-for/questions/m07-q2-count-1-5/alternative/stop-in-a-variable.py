start = 1
stop = 6
for i in range(start, stop):
    print(f"{i}")
