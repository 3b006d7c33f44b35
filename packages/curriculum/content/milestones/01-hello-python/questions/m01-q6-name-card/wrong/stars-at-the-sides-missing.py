print("**********")
print("  NILA  ")
print("**********")
