n = int(input("Lines? "))
line = ""
for row in range(1, n + 1):
    line = line + f"{row} "
    print(line)
