circle = list(range(1, int(input()) + 1))
while len(circle) > 1:
    circle.append(circle.pop(0))
    print(f"Out: {circle.pop(0)}")
print(f"Winner: {circle[0]}")
