for i in range(6, 1):
    print(i)
