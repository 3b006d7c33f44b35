n = int(input("Lines? "))
row = ["*"]
for line in range(n):
    print(" ".join(row))
    new = ["*"]
    for i in range(len(row) - 1):
        if row[i] == row[i + 1]:
            new.append(".")
        else:
            new.append("*")
    new.append("*")
    row = new
