for i in range(5):
    print(i)
print(5)
