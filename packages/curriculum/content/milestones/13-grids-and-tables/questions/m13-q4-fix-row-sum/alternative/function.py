marks = [[70, 80], [55, 65], [90, 85]]

def total_of(pupil):
    total = 0
    for mark in pupil:
        total = total + mark
    return total

for pupil in marks:
    print(total_of(pupil))
