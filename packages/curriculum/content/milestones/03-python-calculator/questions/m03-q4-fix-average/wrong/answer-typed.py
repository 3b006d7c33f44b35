maths = 60
tamil = 70
science = 80
average = 70.0
print("Average:", average)
