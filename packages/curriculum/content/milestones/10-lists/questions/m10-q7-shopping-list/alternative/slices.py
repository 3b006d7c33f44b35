items = []
line = input("Command? ")
while line != "end":
    if line == "show":
        if items:
            print(", ".join(items))
        else:
            print("Empty")
    elif line[:4] == "add ":
        items.append(line[4:])
    else:
        item = line[7:]
        if item in items:
            items.remove(item)
        else:
            print("Not in list")
    line = input("Command? ")
