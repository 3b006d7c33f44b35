town = "Trichy"
print("I live in", town)
print(town, "is my town")
