n = int(input("Lines? "))
row = [1]
for r in range(n):
    line = ""
    for number in row:
        if number % 2 == 1:
            line = line + "* "
        else:
            line = line + ". "
    print(line)
    new = [1]
    for i in range(1, len(row)):
        new.append(row[i - 1] + row[i])
    new.append(1)
    row = new
