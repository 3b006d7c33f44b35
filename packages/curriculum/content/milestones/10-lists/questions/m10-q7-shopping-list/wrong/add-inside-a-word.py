items = []
line = input("> ")
while line != "end":
    parts = line.split()
    if "add" in line:
        items.append(parts[1])
    elif "remove" in line:
        if parts[1] in items:
            items.remove(parts[1])
        else:
            print("Not in list")
    elif "show" in line:
        if items == []:
            print("Empty")
        else:
            print(", ".join(items))
    line = input("> ")
