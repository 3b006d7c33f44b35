marks = int(input("Marks? "))
grade = "Try again"
if marks > 74:
    grade = "A"
elif marks > 64:
    grade = "B"
elif marks > 39:
    grade = "C"
print(grade)
