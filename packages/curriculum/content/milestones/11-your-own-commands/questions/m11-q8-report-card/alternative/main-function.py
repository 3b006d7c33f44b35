def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    if avg >= 75:
        return "A"
    elif avg >= 65:
        return "B"
    elif avg >= 40:
        return "C"
    else:
        return "F"

def main():
    marks = list(map(int, input("Marks? ").split()))
    avg = average(marks)
    print("Average: " + f"{avg:.1f}")
    print("Grade: " + grade(avg))

main()
