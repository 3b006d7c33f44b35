maths = 60
tamil = 70
science = 80
average = sum([maths, tamil, science]) / 3
print("Average:", average)
