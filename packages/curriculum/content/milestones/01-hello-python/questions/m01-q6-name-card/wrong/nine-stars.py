print("*********")
print("*  NILA  *")
print("*********")
