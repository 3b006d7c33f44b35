colour = input("Colour? ")
colour = colour.lower()
answer = "Unknown colour"
if colour == "red":
    answer = "Stop"
if colour == "yellow":
    answer = "Get ready"
if colour == "green":
    answer = "Go"
print(answer)
