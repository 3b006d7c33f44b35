# make two variables here

print()
