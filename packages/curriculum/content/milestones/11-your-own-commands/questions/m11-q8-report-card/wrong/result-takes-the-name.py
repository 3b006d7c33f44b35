def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    if avg >= 75:
        return "A"
    elif avg >= 65:
        return "B"
    elif avg >= 40:
        return "C"
    return "F"

marks = []
for part in input("Marks? ").split():
    marks.append(int(part))
average = average(marks)
print(f"Average: {average:.1f}")
print(f"Grade: {grade(average)}")
