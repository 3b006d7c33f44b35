maths = 60
tamil = 70
science = 80
marks = maths + tamil + science
average = marks / 3
print("Average:", average)
