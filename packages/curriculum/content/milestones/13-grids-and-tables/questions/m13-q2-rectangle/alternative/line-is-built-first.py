rows = int(input("Rows? "))
cols = int(input("Columns? "))
for r in range(rows):
    line = ""
    for c in range(cols):
        line = line + "*"
    print(line)
