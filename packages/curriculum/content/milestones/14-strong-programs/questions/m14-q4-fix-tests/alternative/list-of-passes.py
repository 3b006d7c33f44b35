def count_passes(marks):
    passes = []
    for m in marks:
        if not m < 40:
            passes.append(m)
    return len(passes)

assert count_passes([40, 39, 80]) == 2
assert count_passes([]) == 0
print("All tests passed")
