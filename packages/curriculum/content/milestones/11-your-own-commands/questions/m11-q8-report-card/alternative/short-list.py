def average(marks):
    return sum(marks) / len(marks)

def grade(avg):
    for letter, border in [("A", 75), ("B", 65), ("C", 40)]:
        if avg >= border:
            return letter
    return "F"

numbers = [int(part) for part in input("Marks? ").split()]
print(f"Average: {average(numbers):.1f}")
print(f"Grade: {grade(average(numbers))}")
