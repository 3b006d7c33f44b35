def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    if avg >= 75:
        letter = "A"
    elif avg >= 65:
        letter = "B"
    elif avg >= 40:
        letter = "C"
    else:
        letter = "F"
    return letter

marks = []
for part in input("Marks? ").split():
    marks.append(int(part))
avg = average(marks)
print(f"Average: {avg:.1f}")
print(f"Grade: {grade(avg)}")
