def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    if avg >= 75:
        print("A")
    elif avg >= 65:
        print("B")
    elif avg >= 40:
        print("C")
    else:
        print("F")

marks = []
for part in input("Marks? ").split():
    marks.append(int(part))
avg = average(marks)
print(f"Average: {avg:.1f}")
print(f"Grade: {grade(avg)}")
