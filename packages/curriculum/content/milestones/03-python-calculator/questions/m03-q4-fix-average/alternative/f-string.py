maths = 60
tamil = 70
science = 80
average = (science + maths + tamil) / 3
print(f"Average: {average}")
