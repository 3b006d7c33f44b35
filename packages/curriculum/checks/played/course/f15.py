def bar(name, points):
    return name + " " * (8 - len(name)) + "#" * points

def show_bars(scores):
    lines = []
    for name, points in scores.items():
        lines.append(bar(name, points) + f" {points}")
    return lines

assert bar("Red", 2) == "Red     ##"
for line in show_bars({"Red": 5, "Blue": 9, "Green": 0}):
    print(line)
