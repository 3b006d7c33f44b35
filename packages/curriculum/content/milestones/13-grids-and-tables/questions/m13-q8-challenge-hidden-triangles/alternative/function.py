def next_row(row):
    result = [1]
    for i in range(len(row) - 1):
        result.append(row[i] + row[i + 1])
    result.append(1)
    return result

def show(row):
    for number in row:
        print("*" if number % 2 == 1 else ".", end=" ")
    print()

n = int(input("Lines? "))
row = [1]
for i in range(n):
    show(row)
    row = next_row(row)
