def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    letter = "F"
    if avg >= 75:
        letter = "A"
    if avg >= 65:
        letter = "B"
    if avg >= 40:
        letter = "C"
    return letter

marks = []
for part in input("Marks? ").split():
    marks.append(int(part))
avg = average(marks)
print(f"Average: {avg:.1f}")
print(f"Grade: {grade(avg)}")
