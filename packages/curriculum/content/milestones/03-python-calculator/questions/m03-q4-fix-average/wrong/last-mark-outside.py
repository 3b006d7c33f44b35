maths = 60
tamil = 70
science = 80
average = (maths + tamil) / 3 + science
print("Average:", average)
