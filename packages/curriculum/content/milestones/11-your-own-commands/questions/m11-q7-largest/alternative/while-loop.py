def largest(values):
    top = values[0]
    i = 1
    while i < len(values):
        if values[i] >= top:
            top = values[i]
        i += 1
    return top

print(largest([5, 1, 9, 4]))
