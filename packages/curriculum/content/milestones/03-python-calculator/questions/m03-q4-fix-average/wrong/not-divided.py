maths = 60
tamil = 70
science = 80
average = maths + tamil + science
print("Average:", average)
