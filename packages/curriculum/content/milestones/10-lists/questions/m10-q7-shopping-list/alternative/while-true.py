shopping = []
while True:
    words = input().split()
    command = words[0]
    if command == "end":
        break
    if command == "show":
        if len(shopping) == 0:
            print("Empty")
        else:
            print(*shopping, sep=", ")
    elif command == "add":
        shopping += [words[1]]
    elif words[1] in shopping:
        shopping.remove(words[1])
    else:
        print("Not in list")
