print("1 Add sugar")
print("2 Boil the water")
print("3 Pour into a cup")
print("4 Add tea leaves")
