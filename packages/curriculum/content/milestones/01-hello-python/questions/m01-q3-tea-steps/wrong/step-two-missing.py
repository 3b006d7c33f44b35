print("1 Boil the water")
print("3 Add sugar")
print("4 Pour into a cup")
