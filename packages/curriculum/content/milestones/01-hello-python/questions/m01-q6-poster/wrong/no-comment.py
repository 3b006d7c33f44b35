# write here
team = "Red Rockets"
print("<><><><>")
print("Come and see", team)
print("since", 2019)
print()
print("Nobody stops", team)
print("<><><><>")
