for row in range(1, int(input()) + 1):
    print(*range(1, row + 1))
