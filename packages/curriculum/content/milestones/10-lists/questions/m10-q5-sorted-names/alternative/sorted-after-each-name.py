n = int(input())
names = []
for i in range(n):
    names.append(input())
    names.sort()
for i in range(len(names)):
    number = i + 1
    print(f"{number}. {names[i]}")
