maths = 60
tamil = 70
science = 80
average = maths + tamil + science / 3
print("Average:", average)
