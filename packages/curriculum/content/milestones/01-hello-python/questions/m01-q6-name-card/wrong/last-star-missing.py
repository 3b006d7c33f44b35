print("**********")
print("*  NILA")
print("**********")
