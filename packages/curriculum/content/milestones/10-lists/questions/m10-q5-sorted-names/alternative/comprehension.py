count = int(input("How many children? "))
children = [input() for i in range(count)]
children.sort()
for i in range(count):
    print(str(i + 1) + ". " + children[i])
