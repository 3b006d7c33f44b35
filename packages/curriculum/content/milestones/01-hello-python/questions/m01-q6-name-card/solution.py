print("**********")
print("*  NILA  *")
print("**********")
