houses = ["Red", "Blue", "Green"]
steps = []
now = 0

def points_of(house):
    return sum([step[1] for step in steps[:now] if step[0] == house])

def show():
    order = sorted(houses, key=lambda house: (-points_of(house), house))
    for i in range(len(order)):
        print(f"{i + 1}. {order[i]} {points_of(order[i])}")

print("Commands: add, undo, redo, show, end")
while True:
    line = input("> ")
    parts = line.split()
    if line == "end":
        break
    elif line == "show":
        show()
    elif line == "undo":
        if now == 0:
            print("Nothing to undo")
        else:
            now = now - 1
    elif line == "redo":
        if now == len(steps):
            print("Nothing to redo")
        else:
            now = now + 1
    elif len(parts) == 3 and parts[0] == "add":
        try:
            points = int(parts[2])
            if parts[1] in houses:
                steps = steps[:now] + [[parts[1], points]]
                now = now + 1
            else:
                print("Unknown house")
        except ValueError:
            print("Please check the command")
    else:
        print("Please check the command")
print("Final table")
show()
best = max([points_of(house) for house in houses])
print("Winner: " + ", ".join([house for house in houses if points_of(house) == best]))
