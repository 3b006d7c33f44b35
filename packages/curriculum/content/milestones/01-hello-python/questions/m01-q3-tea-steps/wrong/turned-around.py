print("4 Pour into a cup")
print("3 Add sugar")
print("2 Add tea leaves")
print("1 Boil the water")
