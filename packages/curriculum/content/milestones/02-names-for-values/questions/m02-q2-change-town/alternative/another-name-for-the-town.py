town = "Trichy"
home = town
print("I live in", home)
print(home, "is my town")
