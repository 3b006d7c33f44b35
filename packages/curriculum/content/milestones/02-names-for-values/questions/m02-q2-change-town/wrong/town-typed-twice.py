town = "Jaffna"
print("I live in", "Trichy")
print("Trichy", "is my town")
