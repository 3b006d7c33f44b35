height = int(input("Height? "))
width = int(input("Width? "))
for i in range(1, height + 1):
    for j in range(1, width + 1):
        print("*", end="")
    print()
