print("1 Boil the water")
print("2 Add tea leaves")
print("4 Pour into a cup")
