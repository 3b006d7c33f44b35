rows = int(input())
cols = int(input())
r = 0
while r < rows:
    c = 0
    while c < cols:
        print("*", end="")
        c += 1
    print("")
    r += 1
