print("**********")
print("*  Nila  *")
print("**********")
