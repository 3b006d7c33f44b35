print("2 Add tea leaves")
print("3 Add sugar")
print("4 Pour into a cup")
