def count_passes(marks):
    count = 0
    for m in marks:
        if 40 <= m:
            count = count + 1
    return count

# a test of our own
assert count_passes([40]) == 1
assert count_passes([40, 39, 80]) == 2
assert count_passes([]) == 0
print("All tests passed")
