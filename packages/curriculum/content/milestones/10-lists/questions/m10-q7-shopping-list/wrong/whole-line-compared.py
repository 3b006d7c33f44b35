items = []
line = input("> ")
while line != "end":
    parts = line.split()
    if line == "add":
        items.append(parts[1])
    elif line == "remove":
        if parts[1] in items:
            items.remove(parts[1])
        else:
            print("Not in list")
    elif line == "show":
        if items == []:
            print("Empty")
        else:
            print(", ".join(items))
    line = input("> ")
