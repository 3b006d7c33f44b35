maths = 60
tamil = 70
science = 80
average = 70
print("Average:", average)
