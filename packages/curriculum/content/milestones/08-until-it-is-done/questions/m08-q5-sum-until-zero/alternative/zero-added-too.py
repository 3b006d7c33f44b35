# adding 0 changes nothing
total = 0
n = 1
while n != 0:
    n = int(input())
    total = total + n
print("Sum:", total)
