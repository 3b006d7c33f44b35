n = int(input("Steps? "))
line = "#"
print(line)
for i in range(n - 1):
    line = line + "#"
    print(line)
