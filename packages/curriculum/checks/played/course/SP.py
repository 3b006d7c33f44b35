def load(file_name):
    table = []
    try:
        with open(file_name) as file:
            for line in file:
                parts = line.split()
                table.append((int(parts[-1]), parts[0]))
    except FileNotFoundError:
        print("This is the first night.")
    return table

def best(table):
    return sorted(table, reverse=True)[0]

assert lucky(100) and not lucky(0)
assert best([(3, "Arul"), (9, "Kayal")]) == (9, "Kayal")
