seats = [["A", "B", "C"], ["D", "E", "F"]]
# write here
