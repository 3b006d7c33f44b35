def count_passes(marks):
    count = 0
    for m in marks:
        if m >= 40:
            count = 1
    return count

assert count_passes([40, 39, 80]) == 2
assert count_passes([]) == 0
print("All tests passed")
