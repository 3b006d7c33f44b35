print("Bus")
print(87)
print("to Colombo")
