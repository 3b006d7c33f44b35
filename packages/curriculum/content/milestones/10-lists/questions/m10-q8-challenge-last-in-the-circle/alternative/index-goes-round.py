children = [number + 1 for number in range(int(input()))]
place = 0
while len(children) > 1:
    place = (place + 1) % len(children)
    print("Out:", children[place])
    children.remove(children[place])
print("Winner:", children[0])
