print("**********")
print("* Nila *")
print("**********")
