print("1 Boil the water")
print("2 Add tea leaves")
print("3 Add sugar")
