def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    if avg >= 40:
        return "C"
    elif avg >= 65:
        return "B"
    elif avg >= 75:
        return "A"
    return "F"

marks = []
for part in input("Marks? ").split():
    marks.append(int(part))
avg = average(marks)
print(f"Average: {avg:.1f}")
print(f"Grade: {grade(avg)}")
