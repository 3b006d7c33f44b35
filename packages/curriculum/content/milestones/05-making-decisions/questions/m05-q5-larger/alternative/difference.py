a = int(input())
b = int(input())
difference = a - b
if difference > 0:
    print(a)
else:
    print(b)
