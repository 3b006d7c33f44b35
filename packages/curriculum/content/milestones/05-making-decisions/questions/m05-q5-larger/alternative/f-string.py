first = int(input())
second = int(input())
if first < second:
    print(f"{second}")
else:
    print(f"{first}")
