a = int(input())
b = int(input())
if a > b:
    print(a)
if b > a:
    print(b)
