maths = 60
tamil = 70
science = 80
average = (maths + tamil + science) / 2
print("Average:", average)
