town = "Trichy"
print("I live in", town)
print("Trichy is my town")
