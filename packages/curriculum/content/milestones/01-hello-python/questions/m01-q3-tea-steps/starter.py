print("3 Add sugar")
print("1 Boil the water")
print("4 Pour into a cup")
print("2 Add tea leaves")
