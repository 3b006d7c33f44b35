items = []
line = input("> ")
while line != "end":
    command, item = line.split()
    if command == "add":
        items.append(item)
    elif command == "remove":
        if item in items:
            items.remove(item)
        else:
            print("Not in list")
    elif command == "show":
        if items == []:
            print("Empty")
        else:
            print(", ".join(items))
    line = input("> ")
