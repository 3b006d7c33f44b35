items = []
line = input("> ")
while "end" not in line:
    parts = line.split()
    if parts[0] == "add":
        items.append(parts[1])
    elif parts[0] == "remove":
        if parts[1] in items:
            items.remove(parts[1])
        else:
            print("Not in list")
    elif parts[0] == "show":
        if items == []:
            print("Empty")
        else:
            print(", ".join(items))
    line = input("> ")
