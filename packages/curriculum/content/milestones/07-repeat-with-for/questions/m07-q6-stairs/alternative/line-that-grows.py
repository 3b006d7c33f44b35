steps = int(input("How many steps? "))
line = ""
for i in range(steps):
    line = line + "#"
    print(line)
