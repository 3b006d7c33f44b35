names = []
for _ in range(int(input())):
    names += [input()]
for number, name in enumerate(sorted(names), 1):
    print(f"{number}. {name}")
