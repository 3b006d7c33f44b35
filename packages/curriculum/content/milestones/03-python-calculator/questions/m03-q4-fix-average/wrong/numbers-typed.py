maths = 60
tamil = 70
science = 80
average = (60 + 70 + 80) / 3
print("Average:", average)
