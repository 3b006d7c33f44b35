# written by Rahim
team = "Red Rockets"
border = "<><><><><><>"
print(border)
print(team)
print()
print("Born in", 2014)
print("Nobody stops", team)
print("Come and see us play")
print(border)
