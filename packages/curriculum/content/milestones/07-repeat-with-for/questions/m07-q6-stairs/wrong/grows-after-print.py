n = int(input("Steps? "))
line = ""
for i in range(n):
    print(line)
    line = line + "#"
