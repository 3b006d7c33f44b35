print("*" * 10)
print("*  NILA  *")
print("*" * 10)
