items = []

def show():
    print(", ".join(items) or "Empty")

def remove(item):
    try:
        items.remove(item)
    except ValueError:
        print("Not in list")

while (line := input()) != "end":
    parts = line.split()
    match parts[0]:
        case "add":
            items.append(parts[1])
        case "remove":
            remove(parts[1])
        case "show":
            show()
