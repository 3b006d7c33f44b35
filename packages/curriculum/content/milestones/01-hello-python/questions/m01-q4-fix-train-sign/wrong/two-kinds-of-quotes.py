print("Train to Jaffna')
print("Leaves at 6")
