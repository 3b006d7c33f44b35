items = []
line = ""
while line != "end":
    line = input("> ")
    parts = line.split()
    if parts[0] == "add":
        items.append(parts[1])
    elif parts[0] == "remove":
        if parts[1] in items:
            items.remove(parts[1])
        else:
            print("Not in list")
    else:
        if items == []:
            print("Empty")
        else:
            print(", ".join(items))
