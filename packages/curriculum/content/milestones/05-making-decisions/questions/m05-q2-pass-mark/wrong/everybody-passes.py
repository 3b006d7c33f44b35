marks = int(input("Marks? "))
print("Pass")
