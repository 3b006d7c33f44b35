town = "Jaffna"
print("I live in", "Trichy")
print(town, "is my town")
