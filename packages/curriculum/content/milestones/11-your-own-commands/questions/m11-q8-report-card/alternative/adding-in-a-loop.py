def grade(avg):
    if avg < 40:
        return "F"
    if avg < 65:
        return "C"
    if avg < 75:
        return "B"
    return "A"

def average(marks):
    total = 0
    for mark in marks:
        total += mark
    return total / len(marks)

def read_marks():
    numbers = []
    for text in input().split():
        numbers.append(int(text))
    return numbers

result = average(read_marks())
print("Average:", round(result, 1))
print("Grade:", grade(result))
