a = int(input())
b = int(input())
print(a if a > b else b)
