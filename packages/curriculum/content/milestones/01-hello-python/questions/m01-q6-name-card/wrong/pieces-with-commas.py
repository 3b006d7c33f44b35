print("**********")
print("*", "NILA", "*")
print("**********")
