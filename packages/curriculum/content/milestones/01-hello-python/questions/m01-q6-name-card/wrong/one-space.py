print("**********")
print("* NILA *")
print("**********")
