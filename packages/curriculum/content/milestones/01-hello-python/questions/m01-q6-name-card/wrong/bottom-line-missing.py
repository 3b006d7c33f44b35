print("**********")
print("*  NILA  *")
