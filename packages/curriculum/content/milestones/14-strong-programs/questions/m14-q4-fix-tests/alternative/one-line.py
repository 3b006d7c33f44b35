def count_passes(marks):
    return sum(1 for m in marks if m >= 40)

assert count_passes([40, 39, 80]) == 2, "first test"
assert count_passes([]) == 0
print("All tests passed")
